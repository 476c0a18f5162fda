/** The first line, from 1, that says something else than it did. */
export function firstWritten(before: string, after: string): number {
  const [earlier, lines] = [before.split('\n'), after.split('\n')];
  const at = lines.findIndex((line, index) => line !== earlier[index]);
  const said = lines.findIndex((line, index) => index >= at && line.trim() !== '');
  return Math.max(at, said) + 1;
}
