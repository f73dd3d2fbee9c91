/** Characters of the answered text: mail programs take no endless addresses. */
const longestQuote = 1200;

interface Answer {
  /** Of whoever is answered. */
  email: string;
  subject: string;
  /** The line above the quoted text. */
  introduction: string;
  quoted: string;
}

/**
 * The address (RFC 6068) that opens an answer in the admin's own mail program, with the text that is
 * answered. Nothing in it can become a header or a further recipient: all of it is encoded.
 */
export function answerAddress({ email, subject, introduction, quoted }: Answer): string {
  const isLong = quoted.length > longestQuote;
  const shown = isLong ? `${quoted.slice(0, longestQuote)} […]` : quoted;
  const lines = shown.split('\n').map((line) => `> ${line}`);
  const body = ['', '', introduction, ...lines].join('\r\n');
  const recipient = encode(email).replace('%40', '@');
  return `mailto:${recipient}?subject=${encode(subject)}&body=${encode(body)}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
