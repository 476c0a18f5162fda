/** The first of these that somebody speaks who wants the others, in their order; in another region rather than not at all. */
export function spokenOf(locales: readonly string[], wanted: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const found = locales.find((one) => one === tag) ?? locales.find((one) => languageOf(one) === languageOf(tag));
    if (found) return found;
  }
  return undefined;
}

const languageOf = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();
