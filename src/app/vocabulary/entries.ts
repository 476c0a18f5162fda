import { use } from 'react';
import { loadOnce } from '#components/lazily';
import { useLocale } from '#components/locale';
import { folded } from '#specification';
import type { GapWords } from '#specification/texts/gaps';
import { meanwhileOf } from '#specification/texts/gaps';
import { type VocabularyWords, vocabularyWordsFor } from '#specification/texts/vocabulary';
import { type VocabularyEntry, vocabulary } from '#specification/vocabulary';

/** A key in the language of the page. */
export interface SaidEntry extends VocabularyEntry {
  /** `field.maxLength`: its address on the page. */
  id: string;
  meaning: string;
  type: string;
  effect: string;
  without: string;
  standard: string;
}

const vocabularyWords = loadOnce(vocabularyWordsFor);

/** The words of the vocabulary in the language of the page; suspends while they are on their way. */
export function useVocabularyWords(): VocabularyWords {
  return use(vocabularyWords(useLocale().locale));
}

/** Every key, as it is said in a language. */
export function saidEntries(words: VocabularyWords, gapWords: GapWords): SaidEntry[] {
  return vocabulary().map((entry) => {
    const { thing, key, kind, words: choices, isList, room, about } = entry;
    const own: Readonly<Record<string, string>> | undefined = words.meanings?.[thing];
    const value = kind === 'words' ? `${words.kinds.words}: ${choices.join(', ')}` : words.kinds[kind];
    const [, absent, standard] = about;
    return {
      ...entry,
      id: `${thing}.${key}`,
      meaning: own?.[key] ?? entry.meaning,
      type: isList && kind !== 'list' ? `${words.kinds.list}: ${value}` : value,
      effect: words.rooms[room],
      without: isAbsence(absent, words) ? words.absences[absent] : meanwhileOf(absent, gapWords),
      standard: standard === 'own' ? words.own : standard,
    };
  });
}

function isAbsence(absent: string, { absences }: VocabularyWords): absent is keyof typeof absences {
  return Object.hasOwn(absences, absent);
}

/** The entries that say what is searched for, in a key or in words. */
export function searched(entries: readonly SaidEntry[], query: string): SaidEntry[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { id, meaning, type, standard, alike, asked } = entry;
    const text = folded([id, meaning, type, standard, ...alike, asked].join(' '));
    return words.every((word) => text.includes(word));
  });
}
