import { Direction as RadixDirection } from 'radix-ui';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { directionOf } from './direction.ts';
import { english } from './en.ts';
import type { UiStrings } from './strings.ts';

export type Direction = 'ltr' | 'rtl';

interface Locale {
  /** BCP 47 tag: the language of numbers and dates. */
  locale: string;
  /** From where to where one reads in it; that of the language where absent. The page itself is told with `dir`. */
  direction: Direction;
  /** IANA name; the machine's own where absent. */
  timeZone?: string;
  strings: UiStrings;
}

const untold: Locale = { locale: 'en', direction: 'ltr', strings: english };
const LocaleContext = createContext(untold);

export interface LocaleProviderProps extends Partial<Omit<Locale, 'strings'>> {
  /** Replaces the library's texts, all or some. */
  strings?: Partial<UiStrings>;
  /** Everything that is spoken in it. */
  children: ReactNode;
}

/** Language, direction and texts of everything inside. */
export function LocaleProvider({ children, ...own }: LocaleProviderProps) {
  const around = use(LocaleContext);
  const { timeZone = around.timeZone, strings } = own;
  const locale = own.locale === undefined ? around.locale : tagOf(own.locale);
  const { direction = own.locale === undefined ? around.direction : directionOf(locale) } = own;
  // What is not said here is said as around it, in the same language.
  const others = own.locale === undefined ? around.strings : english;
  const value = useMemo(
    () => ({ locale, direction, timeZone, strings: { ...others, ...strings } }),
    [locale, direction, timeZone, others, strings],
  );
  return (
    <LocaleContext value={value}>
      <RadixDirection.Provider dir={direction}>{children}</RadixDirection.Provider>
    </LocaleContext>
  );
}

/** The tag as BCP 47 writes it: `de_AT`, as servers say it, is taken as well. */
function tagOf(locale: string): string {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).toString();
  } catch {
    throw new Error(`LocaleProvider: “${locale}” is no language tag, such as en or pt-BR.`);
  }
}

export function useLocale(): Locale {
  return use(LocaleContext);
}

export function useStrings(): UiStrings {
  return use(LocaleContext).strings;
}

/** For what is drawn elsewhere in the page than where it belongs: the language and the direction that it has here, to be spread over it. */
export function useSpoken(): { lang?: string; dir?: Direction } {
  const spoken = use(LocaleContext);
  // Where nobody said so they are those of the page.
  return spoken === untold ? {} : { lang: spoken.locale, dir: spoken.direction };
}
