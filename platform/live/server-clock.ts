/**
 * Returns the server's time. `ahead` is the lead of the server's clock over the device's clock in
 * milliseconds.
 */
export function serverTime(): Date {
  return new Date(Date.now() + Number(document.documentElement.dataset.ahead ?? 0));
}
