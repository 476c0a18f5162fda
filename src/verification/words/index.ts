import { languageOf } from '#specification';
import { en, type Words } from './en.ts';

const tables: Record<string, () => Promise<Words>> = { en: async () => en };

/** The words of claims and of what became of them, in a language that is spoken. */
export function verificationWordsFor(locale: string | undefined): Promise<Words> {
  return (tables[languageOf(locale)] ?? (async () => en))();
}

/** A sentence that is said in whatever language is asked for. */
export type Said = (words: Words) => string;

export { en, type Words };
