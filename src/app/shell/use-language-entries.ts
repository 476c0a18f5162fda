import { useMessages } from '#app/messages';
import { useLanguage } from '#app/providers';
import type { MenuEntry } from '#components/dropdown-menu';

/** The choice between the languages of the product, where it has several. */
export function useLanguageEntries(): MenuEntry[] {
  const messages = useMessages();
  const { locale, locales, setLocale } = useLanguage();
  if (locales.length < 2) return [];
  return [
    {
      kind: 'choice',
      label: messages.language,
      value: locale,
      onChange: setLocale,
      options: locales.map((value) => ({ value, label: nameOf(value) })),
    },
  ];
}

/** A language in its own words. */
function nameOf(locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
}
