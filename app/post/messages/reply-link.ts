/**
 * Maximum number of characters of the quoted message. Longer messages are cut, because mail programs refuse
 * very long addresses.
 */
const maxQuoteLength = 1200;

interface Answer {
  email: string;
  subject: string;
  introduction: string;
  quoted: string;
}

/** A mailto address (RFC 6068). All parts are encoded, so no text can add a header or a recipient. */
export function replyLink({ email, subject, introduction, quoted }: Answer): string {
  const isLong = quoted.length > maxQuoteLength;
  const shown = isLong ? `${quoted.slice(0, maxQuoteLength)} […]` : quoted;
  const lines = shown.split('\n').map((line) => `> ${line}`);
  const body = ['', '', introduction, ...lines].join('\r\n');
  const recipient = encode(email).replace('%40', '@');
  return `mailto:${recipient}?subject=${encode(subject)}&body=${encode(body)}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
