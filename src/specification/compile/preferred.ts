import { isLocale } from './product.ts';

/**
 * The language of a product that whoever looks likes best; undefined where they speak none of them.
 * @param locales BCP 47 tags
 * @param spoken those of whoever looks, the first is the dearest
 */
export function preferred(locales: readonly string[], spoken: readonly string[]): string | undefined {
  for (const one of spoken) {
    if (!isLocale(one)) continue;
    const { baseName, language } = new Intl.Locale(one);
    const found =
      locales.find((locale) => new Intl.Locale(locale).baseName === baseName) ??
      locales.find((locale) => new Intl.Locale(locale).language === language);
    if (found) return found;
  }
  return undefined;
}
