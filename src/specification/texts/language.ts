/** The languages that Ninefold speaks itself. */
export const languages = ['en', 'de', 'ar', 'ja'] as const;

export type Language = (typeof languages)[number];

/** The language for a BCP 47 tag; English where it is not spoken. */
export function languageOf(locale: string | undefined): Language {
  const tag = locale?.split('-')[0]?.toLowerCase();
  return languages.find((language) => language === tag) ?? 'en';
}

/** Whether a language is spoken. */
export function isSpoken(locale: string): boolean {
  return languages.some((language) => language === locale.split('-')[0]?.toLowerCase());
}
