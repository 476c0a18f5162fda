import type { Gap } from '../../gap.ts';
import { type Language, languageOf } from '../language.ts';
import { en } from './en.ts';
import type { GapText, GapWords } from './words.ts';

const tables: Record<Language, () => Promise<GapWords>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

/** The words of gaps in a language that is spoken. */
export function gapWordsFor(locale: string | undefined): Promise<GapWords> {
  return tables[languageOf(locale)]();
}

/** What a gap says. Where its chapter has words, they answer it in part. */
export function gapText({ kind, subject, isDescribed }: Gap, words: GapWords): GapText {
  const text = words.kinds[kind](subject);
  return isDescribed ? { ...text, meanwhile: `${words.described} ${text.meanwhile}` } : text;
}

export type { GapText, GapWords };
