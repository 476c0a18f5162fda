import { formatProblem } from '../texts/problems/index.ts';
import { read } from './read.ts';

/** A chapter with one yaml block, for tests. */
export function chapter(number: number, yaml: string): string {
  return `## ${number}. Chapter\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;
}

/** Entities for the other chapters to speak of. */
export const shop = chapter(
  3,
  'customer: { name: text }\norder: { name: text, price: money, from: date, to: date }\nbike: { name: text, size: text }',
);

/** What a document states, wherever in it that stands. */
export function stated(text: string) {
  const { positions: _, ...facts } = read(text).specification;
  return facts;
}

/** The messages about a document, as a terminal shows them. */
export function messages(text: string): string[] {
  return read(text, 'P.md').problems.map((problem) => formatProblem('P.md', problem));
}

/** The codes of what is wrong with a document, with the paths. */
export function found(text: string): string[] {
  return read(text).problems.map(({ code, path }) => `${code} ${path}`.trim());
}
