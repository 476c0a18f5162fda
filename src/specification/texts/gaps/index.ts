import type { GapKind } from '../../chapters/gap-kinds.ts';
import type { Gap, GapWord } from '../../gap.ts';
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
export function gapText(gap: Gap, words: GapWords): GapText {
  const { kind, isDescribed } = gap;
  const text = { ...words.kinds[kind](subjectOf(gap, words)), ...whyOf(kind, words) };
  if (!isDescribed) return text;
  return { ...text, missing: words.toState(text.missing), meanwhile: `${words.described} ${text.meanwhile}` };
}

const whyOf = (kind: GapKind, { why }: GapWords): Pick<GapText, 'why'> =>
  kind === 'entry' || kind === 'fact' ? {} : { why: why[kind] };

/** `Repair · create and delete`: what the document calls something, then what it is of it. */
function subjectOf({ subject, of = [] }: Gap, { terms, language }: GapWords): string {
  const list = new Intl.ListFormat(language);
  const termOf = (term: string) => (isTerm(term, terms) ? terms[term] : term);
  const wordOf = (word: GapWord) => (typeof word === 'string' ? word : termOf(word.term));
  return [subject, ...of.map((words) => list.format(words.map(wordOf)) || '…')]
    .filter((part) => part !== '')
    .join(' · ');
}

function isTerm(word: string, terms: GapWords['terms']): word is keyof GapWords['terms'] {
  return Object.hasOwn(terms, word);
}

export type { GapText, GapWords };

/** What the app does without a fact, whatever it is a fact of. */
export function meanwhileOf(kind: string, words: GapWords): string {
  return Object.hasOwn(words.kinds, kind) ? words.kinds[kind as GapKind]('…').meanwhile : '';
}
