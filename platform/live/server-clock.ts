/** Now by the server's clock: the live stream sets `ahead`, on an offline page the service worker. */
export function serverTime(): Date {
  return new Date(Date.now() + Number(document.documentElement.dataset.ahead ?? 0));
}
