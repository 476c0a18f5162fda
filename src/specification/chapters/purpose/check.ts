import { isLocale } from '../../compile/product.ts';
import { isZone } from '../../expressions/zone.ts';
import { suggest } from '../../near.ts';
import type { Checker } from '../checker.ts';

/** Languages, a currency and a clock that there are. */
export function checkPurpose(checker: Checker) {
  const { locales, currency, timeZone } = checker.specification.purpose;
  for (const [index, locale] of (locales ?? []).entries()) {
    const path = `purpose.locales.${index}`;
    if (!isLocale(locale)) checker.error(path, 'purpose.locale', { name: locale });
    else if (!isLanguage(locale)) checker.error(path, 'purpose.language', { name: locale });
  }
  checker.twice('purpose.locales', locales);
  if (currency && !Intl.supportedValuesOf('currency').includes(currency)) {
    const { near = '' } = suggest(currency, Intl.supportedValuesOf('currency'));
    checker.error('purpose.currency', 'purpose.currency', { name: currency, near });
  }
  if (timeZone && !isZone(timeZone)) {
    // There are hundreds: only those of the same part of the world can be meant.
    const alike = Intl.supportedValuesOf('timeZone').filter((zone) => zone[0] === timeZone[0]?.toUpperCase());
    const { near = '' } = suggest(timeZone, alike);
    checker.error('purpose.timeZone', 'purpose.timeZone', { name: timeZone, near });
  }
}

function isLanguage(locale: string): boolean {
  const [language = ''] = locale.split('-');
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined;
}
