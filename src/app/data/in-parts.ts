/** An address has room for so many values. */
const most = 40;

/** Values in as many parts as there are calls to ask for all of them. */
export function inParts(values: Iterable<string>): string[][] {
  const all = [...values];
  return Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );
}
