import type { Problem } from '../../problem.ts';
import { type Language, languageOf } from '../language.ts';
import { en, type ProblemWords } from './en.ts';

const tables: Record<Language, () => Promise<ProblemWords>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

/** The words of problems in a language that is spoken. */
export function problemWordsFor(locale: string | undefined): Promise<ProblemWords> {
  return tables[languageOf(locale)]();
}

/** What is wrong and what to do. */
export function problemText({ code, values }: Problem, words: ProblemWords = en): string {
  return words[code](values.example === undefined ? values : { ...values, example: inOneLine(values.example) });
}

/** Each line of an example is one that can be copied by itself. */
const inOneLine = (example: string) => example.replaceAll('\n', '`, `');

/** One line as a terminal or an editor expects it: `PRODUCT.md:41:7 screens.ticket-list.entity: …`. */
export function formatProblem(file: string, problem: Problem, words: ProblemWords = en): string {
  const { path, line, column } = problem;
  return `${file}:${line}:${column} ${path ? `${path}: ` : ''}${problemText(problem, words)}`;
}

export type { ProblemWords };
