import type { Expectation } from './expectation.ts';
import type { Model } from './model.ts';
import type { Question } from './question.ts';
import type { Found } from './send.ts';

/** An answer that is not as the oracle says. */
export interface Failure {
  model: Model;
  question: Question;
  expectation: Expectation;
  found: Found;
  wrong: string[];
}

/** Failures of one cause: the same rule, the same kind of difference. */
export function causeOf({ expectation, wrong, question }: Failure): string {
  const [first = ''] = wrong;
  const kind = first
    .replace(/^[a-z]+\d /, '')
    .replace(/(shows|show|lists|list) \w+/, '$1 …')
    .replace(/^\w+ is .*/, '… is another value')
    .replace(/total is .*/, 'total is another');
  return `${question.action in { list: 1, read: 1, create: 1, update: 1, delete: 1 } ? question.action : 'transition'} · ${expectation.rule} · ${kind}`;
}

/** Failures, gathered by their cause, the commonest first. */
export function byCause(failures: readonly Failure[]): [cause: string, failures: Failure[]][] {
  const groups = Map.groupBy(failures, causeOf);
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}
