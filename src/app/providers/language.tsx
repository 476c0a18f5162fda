import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react';
import { builtIn, loadLanguage, MessagesContext, VoiceContext, voiceOf } from '#app/messages';
import { useDocument } from '#app/product';
import { useSetting } from '#app/settings';
import { LocaleProvider } from '#components/locale';
import { directionOf } from '#components/locale/direction';
import { preferred } from '#specification';
import { regional } from './regional.ts';

/** The language that the product is looked at in. */
export interface ChosenLanguage {
  /** BCP 47 tag. */
  locale: string;
  /** All that the product states, the first is the default. */
  locales: readonly string[];
  setLocale: (locale: string) => void;
}

const LanguageContext = createContext<ChosenLanguage | undefined>(undefined);

/** The language that the product is looked at in, and the way to another. Throws outside of a product. */
export function useLanguage(): ChosenLanguage {
  const found = use(LanguageContext);
  if (!found) throw new Error('useLanguage: no product is open here');
  return found;
}

/** Speaks the chosen language of the product, else the one that the browser likes best, else its first. It decides how dates and numbers are written, too. */
export function LanguageProvider({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { id, product } = useDocument();
  const { locales, timeZone } = product;
  const [wanted, setLocale] = useSetting(`locale.${id}`, '');
  const kept = locales.find((one) => one === wanted);
  const asked = kept ?? preferred(locales, navigator.languages) ?? locales[0] ?? 'en';
  const first = locales[0];
  // A language that does not come is no reason to say nothing: then it is English. Until it comes the one before is spoken.
  const { data, isPending } = useQuery({
    queryKey: ['language', asked, first],
    queryFn: async () => ({ locale: asked, language: await loadLanguage(voiceOf(asked, first)) }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
  const { locale, language } = data ?? { locale: asked, language: builtIn };
  const written = regional(locale, navigator.languages);
  const direction = directionOf(locale);
  const voice = voiceOf(locale, first);
  // Before anything is painted in the direction of another language.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  const chosen = useMemo(() => ({ locale, locales, setLocale }), [locale, locales, setLocale]);
  if (isPending) return fallback;
  return (
    <LanguageContext value={chosen}>
      <LocaleProvider locale={written} direction={direction} timeZone={timeZone} strings={language.strings}>
        <VoiceContext value={voice}>
          <MessagesContext value={language.messages}>{children}</MessagesContext>
        </VoiceContext>
      </LocaleProvider>
    </LanguageContext>
  );
}
