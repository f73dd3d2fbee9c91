import { Parser } from 'htmlparser2';

const encoded =
  /^(?:SUMMARY|DESCRIPTION|LOCATION)[^:\r\n]*;ENCODING=(QUOTED-PRINTABLE|BASE64|B)\b/i;

/** Decodes texts in encodings of vCalendar 1.0, such as QUOTED-PRINTABLE. */
export function withoutEncoding(entry: string): string {
  if (!/;ENCODING=/i.test(entry)) return entry;
  const lines: string[] = [];
  const rest = entry.split(/\r?\n/);
  while (rest.length > 0) {
    let line = rest.shift() ?? '';
    const kind = encoded.exec(line)?.[1]?.toUpperCase();
    if (!kind) {
      lines.push(line);
      continue;
    }
    while (kind === 'QUOTED-PRINTABLE' && line.endsWith('=') && rest.length > 0)
      line = line.slice(0, -1) + rest.shift();
    lines.push(decodeLine(line, kind));
  }
  return lines.join('\r\n');
}

function decodeLine(line: string, kind: string): string {
  const [, name = '', parameters = '', value = ''] = /^([^;:]*)([^:]*):(.*)$/s.exec(line) ?? [];
  const charset = /;CHARSET="?([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8';
  const bytes =
    kind === 'QUOTED-PRINTABLE'
      ? Buffer.from(
          value.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          ),
          'latin1',
        )
      : Buffer.from(value, 'base64');
  const text = new TextDecoder(charset).decode(bytes);
  return `${name}:${text.replace(/\r\n?|\n/g, '\\n')}`;
}

export function withoutHtml(text: string): string {
  if (!/&#?\w{1,10};|<\/?[a-z][^<>]{0,200}>/i.test(text)) return text;
  let plain = '';
  const parser = new Parser({
    ontext: (part) => {
      plain += part;
    },
    onopentagname: (name) => {
      if (name === 'br' || name === 'p' || name === 'div') plain += '\n';
    },
  });
  parser.end(text);
  return plain;
}
