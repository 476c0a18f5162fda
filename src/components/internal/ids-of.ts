/** The ids of what names or describes a thing, as ARIA takes them; undefined where there is none. */
export function idsOf(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
