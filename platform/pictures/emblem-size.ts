/** Pixels on the longer side; the crests of a shared picture are smaller. */
export const emblemSize = 480;
