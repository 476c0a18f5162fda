import { isLocale } from '#specification';

/**
 * A language as it is written where somebody is: a day of English begins with the month in the United States only.
 * A locale that names its region stays.
 * @param locale BCP 47 tag
 * @param spoken those of whoever looks, the first is the dearest
 */
export function regional(locale: string, spoken: readonly string[]): string {
  const { language, region } = new Intl.Locale(locale);
  if (region !== undefined) return locale;
  // Not all that browsers name is a tag: where a machine has no language, they say `en-US@posix`.
  return spoken.find((one) => isLocale(one) && new Intl.Locale(one).language === language) ?? locale;
}
