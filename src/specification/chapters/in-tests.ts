import { read } from '../reading/index.ts';
import { formatProblem } from '../texts/problems/index.ts';

/** A chapter of a document with one block, which begins in its fourth line. */
export function chapter(number: number, yaml: string): string {
  return `## ${number}. Chapter\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;
}

/** What is said about a document, as a terminal shows it: `P.md:4:1 …`, behind `warning` where it is one. */
export function problemsOf(text: string): string[] {
  return read(text, 'P.md').problems.map(
    (problem) => `${problem.severity === 'warning' ? 'warning ' : ''}${formatProblem('P.md', problem)}`,
  );
}

/** The gaps of a document: `blocking entity.fields entities.order.fields`. */
export function gapsIn(text: string): string[] {
  return read(text, 'P.md').gaps.map(({ weight, kind, path }) => `${weight} ${kind} ${path}`);
}
