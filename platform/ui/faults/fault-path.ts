/** Where browsers tell of faults. */
export const faultPath = '/stoerung';
