import { formatProblem } from '../texts/problems/index.ts';
import { read } from './read.ts';

/** A chapter with one yaml block, for tests. */
export function chapter(number: number, yaml: string): string {
  return `## ${number}. Chapter\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;
}

/** The messages about a document, as a terminal shows them. */
export function messages(text: string): string[] {
  return read(text, 'P.md').problems.map((problem) => formatProblem('P.md', problem));
}

/** The codes of what is wrong with a document, with the paths. */
export function found(text: string): string[] {
  return read(text).problems.map(({ code, path }) => `${code} ${path}`.trim());
}
