/** Words by what people call them otherwise, of a table that has those with spaces between them. */
export function calledSo(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([word, others]) => others.split(' ').map((one) => [one, word] as const)),
  );
}
