import type * as z from 'zod';
import { forms, isMap, Written } from '../chapters/facts.ts';
import { suggest } from '../near.ts';
import { type ProblemCode, type ProblemValues, several } from '../problem.ts';
import { shortened } from './shortened.ts';

type Issue = z.core.$ZodIssue;
type Steps = readonly (string | number)[];

/** What does not fit its vocabulary, in place of what zod says of it. */
export interface Fault {
  steps: Steps;
  code: ProblemCode;
  values: ProblemValues | (() => ProblemValues);
}

/** What is wrong with a value that was held against a vocabulary. */
export function faultsIn(issues: readonly Issue[], root: unknown): Fault[] {
  return issues.flatMap((issue) => faultsOf(issue, issue.path as Steps, root));
}

function faultsOf(issue: Issue, steps: Steps, root: unknown): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    // The vocabulary puts the keys that there are where a message would be.
    const known = issue.message.split(' ');
    return issue.keys.map((key) => ({
      steps: [...steps, key],
      code: 'fact.unknown',
      values: () => ({ key: shortened(key), ...suggest(key, known) }),
    }));
  }
  const input = inputAt(root, steps);
  if (issue.code === 'invalid_union') {
    const inner = isMap(input) ? deeperBranch(issue.errors) : undefined;
    if (inner) return inner.flatMap((one) => faultsOf(one, [...steps, ...(one.path as Steps)], root));
  }
  return [{ steps, code: codeOf(issue, steps), values: () => ({ ...told(input, steps), ...wordsOf(issue, input) }) }];
}

/** The branch of a union that is wrong further in says more than that none fits. */
function deeperBranch(branches: readonly Issue[][]): Issue[] | undefined {
  return branches.find(
    (branch) => branch.length > 0 && branch.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  );
}

const codeOfType: Partial<Record<string, ProblemCode>> = {
  string: 'fact.text',
  boolean: 'fact.flag',
  number: 'fact.number',
  int: 'fact.whole',
  array: 'fact.list',
  object: 'fact.properties',
  record: 'fact.names',
};
const codeOfForm: Record<keyof typeof forms, ProblemCode> = { address: 'fact.address', currency: 'fact.currency' };
const isForm = (message: string): message is keyof typeof forms => Object.hasOwn(forms, message);

function codeOf(issue: Issue, steps: Steps): ProblemCode {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.message === 'expression') return 'fact.expression';
      const code = codeOfType[issue.expected] ?? 'fact.other';
      return typeof steps.at(-1) === 'number' ? (codeOfItem[code] ?? code) : code;
    }
    case 'invalid_value':
      return 'fact.word';
    case 'invalid_format':
      return isForm(issue.message) ? codeOfForm[issue.message] : 'fact.limit';
    case 'too_small':
      return 'fact.least';
    case 'too_big':
      return 'fact.most';
    case 'invalid_union':
      return codeOfUnion(issue.errors);
    default:
      return 'fact.other';
  }
}

const codeOfItem: Partial<Record<ProblemCode, ProblemCode>> = {
  'fact.text': 'fact.items',
  'fact.list': 'fact.groups',
  'fact.properties': 'fact.entries',
};

/** A word or a list is a list, a number or an expression a limit. */
function codeOfUnion(branches: readonly Issue[][]): ProblemCode {
  const expected = branches.map(([issue]) => (issue?.code === 'invalid_type' ? issue.expected : issue?.code));
  if (expected.includes('array')) return 'fact.list';
  if (expected.includes('boolean')) return 'fact.scalar';
  return expected.includes('number') ? 'fact.limit' : 'fact.items';
}

/** The words to choose from, or the bounds. */
function wordsOf(issue: Issue, input: unknown): ProblemValues {
  if (issue.code === 'invalid_value') {
    const words = issue.values.map(String);
    const { near } = suggest(writtenOf(input), words);
    return { words: several(words), ...(near ? { near } : {}) };
  }
  if (issue.code === 'too_small') return { least: String(issue.minimum) };
  return issue.code === 'too_big' ? { most: String(issue.maximum) } : {};
}

/** What stands there, and under which key. */
function told(input: unknown, steps: Steps): ProblemValues {
  const key = steps.findLast((step) => typeof step === 'string');
  return { key: String(key ?? ''), found: foundOf(input), written: writtenOf(input) };
}

function foundOf(input: unknown): string {
  if (input === null) return 'none';
  if (Array.isArray(input)) return 'list';
  return isMap(input) ? 'map' : 'word';
}

function writtenOf(input: unknown): string {
  if (input instanceof Written) return shortened(input.source);
  return typeof input === 'string' ? shortened(input) : '';
}

/** What stands at the end of steps, or as far as they lead: a lone item stands for its list. */
function inputAt(root: unknown, steps: Steps): unknown {
  let at = root;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) break;
    at = Array.isArray(at) ? at[Number(step)] : isMap(at) ? at[step] : undefined;
  }
  return at;
}
