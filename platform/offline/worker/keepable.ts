/** Whether an answer may be kept: whole, from the address that was asked for, and for everybody. */
export function isKeepable({ status, redirected, headers }: Response): boolean {
  const isForbidden = /\b(?:no-store|private)\b/i.test(headers.get('Cache-Control') ?? '');
  return status === 200 && !redirected && !isForbidden;
}

export function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
