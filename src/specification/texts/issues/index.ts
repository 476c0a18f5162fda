import { type Language, languageOf } from '../language.ts';
import { en, type IssueWords } from './en.ts';

export type { IssueWords } from './en.ts';

const tables: Record<Language, () => Promise<IssueWords>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

/** What issues say, in a language that is spoken. */
export function issueWordsFor(locale: string | undefined): Promise<IssueWords> {
  return tables[languageOf(locale)]();
}

/** What an issue says: in the words of the document where it has any. */
export function issueText({ code, limit, hint, detail }: Worded, words: IssueWords): string {
  const text = detail ?? (isKnown(code, words) ? words[code] : words.invalid)(limit);
  return hint ? `${text} ${hint}` : text;
}

interface Worded {
  code: string;
  limit?: number | string;
  hint?: string;
  detail?: string;
}

function isKnown(code: string, words: IssueWords): code is keyof IssueWords {
  return Object.hasOwn(words, code);
}
