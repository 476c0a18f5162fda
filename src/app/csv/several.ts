/** Several texts in one cell: what has a semicolon or begins with a quote is quoted, as CSV does (RFC 4180). */
export function joined(texts: readonly (string | number)[]): string {
  return texts
    .map((text) => (/;|^\s*"/.test(String(text)) ? `"${String(text).replaceAll('"', '""')}"` : text))
    .join('; ');
}

/** The texts in one cell, without the blanks around them; none in an empty one. */
export function several(cell: string): string[] {
  if (cell.trim() === '') return [];
  const texts = `${cell};`.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*|([^;]*));/g);
  return [...texts].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim());
}
