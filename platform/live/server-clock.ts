/** Now by the server's clock, as far as the stream, or the worker for a kept page, has told. */
export function serverTime(): Date {
  return new Date(Date.now() + Number(document.documentElement.dataset.ahead ?? 0));
}
