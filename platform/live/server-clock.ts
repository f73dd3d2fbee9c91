/** The server's time. `ahead` has the milliseconds by which the server's clock is ahead of the device's. */
export function serverTime(): Date {
  return new Date(Date.now() + Number(document.documentElement.dataset.ahead ?? 0));
}
