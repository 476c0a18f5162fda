interface Signs {
  group: string;
  decimal: string;
}

// Made once: each takes longer to make than its input to draw.
const signs = new Map<string, Signs>();

/** What a language sets thousands and decimals apart with. */
export function signsOf(locale: string): Signs {
  let found = signs.get(locale);
  if (!found) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
    const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
    found = { group: of('group') ?? '', decimal: of('decimal') ?? '.' };
    signs.set(locale, found);
  }
  return found;
}
