/** The time by the server's clock. The live stream sets `ahead`; on a kept page, the service worker does. */
export function serverTime(): Date {
  return new Date(Date.now() + Number(document.documentElement.dataset.ahead ?? 0));
}
