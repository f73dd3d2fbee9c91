export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('\n', '<br>\n');
}

/** The document has no styles, because mail programs have their own styles, also for dark mode. */
export function htmlDocument(title: string, body: string): string {
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body>
${body}
</body>
</html>
`;
}

export function htmlTable(rows: readonly (readonly [label: string, value: string])[]): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table border="1" cellpadding="6" cellspacing="0">\n${lines.join('\n')}\n</table>`;
}
