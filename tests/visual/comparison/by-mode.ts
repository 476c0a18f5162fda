/** What is told of a story in each mode, as one text; a mode in which that is the same as in an earlier one names that. */
export function writeByMode(byMode: ReadonlyMap<string, string>): string {
  const seen = new Map<string, string>();
  const parts = [...byMode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([mode, text]) => {
      const earlier = seen.get(text);
      if (earlier === undefined) seen.set(text, mode);
      return `# ${mode}\n${earlier === undefined ? text : `= ${earlier}`}\n`;
    });
  return parts.join('\n');
}

/** The same, by mode again. */
export function readByMode(written: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of written.split(/^# /m).slice(1)) {
    const [mode = '', ...lines] = part.trimEnd().split('\n');
    const text = lines.join('\n');
    found.set(mode, text.startsWith('= ') ? (found.get(text.slice(2)) ?? '') : text);
  }
  return found;
}
