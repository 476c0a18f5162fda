/** The ids of what names or describes a thing, as ARIA takes them, each once; undefined where there is none. */
export function idsOf(...ids: (string | false | undefined)[]): string | undefined {
  const all = ids.flatMap((one) => (one || '').split(' ')).filter(Boolean);
  return [...new Set(all)].join(' ') || undefined;
}
