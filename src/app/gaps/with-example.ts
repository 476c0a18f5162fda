/**
 * Some lines with an exact form in the place of what was meant by it: of what has its key, and all below that.
 * Undefined where nothing has, or several.
 */
export function withExample(lines: string, example: string): string | undefined {
  const [key] = /^[^\s:]+(?=:)/.exec(example) ?? [];
  const all = lines.split('\n');
  const indentOf = (line: string) => line.length - line.trimStart().length;
  const isMeant = (line: string) => line.trimStart().startsWith(`${key}:`);
  const [at, ...others] = all.flatMap((line, index) => (isMeant(line) ? index : []));
  const begin = at === undefined ? undefined : all[at];
  if (key === undefined || at === undefined || begin === undefined || others.length > 0) return undefined;
  const indent = indentOf(begin);
  const after = all.findIndex((line, index) => index > at && line.trim() !== '' && indentOf(line) <= indent);
  const meant = example.split('\n').map((line) => `${' '.repeat(indent)}${line}`);
  return [...all.slice(0, at), ...meant, ...(after < 0 ? [] : all.slice(after))].join('\n');
}
