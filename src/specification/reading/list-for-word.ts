import type * as z from 'zod';
import { isMap } from '../chapters/facts.ts';
import type { ProblemCode, ProblemValues } from '../problem.ts';
import { thingAt } from '../vocabulary/thing-at.ts';
import { flow, flowOf } from './flow.ts';
import { inputAt, type Steps } from './input-at.ts';

/** What a list means that stands where one word does: the choices of a field in place of its type, else one of them. */
export function listForWord(
  path: string,
  issue: z.core.$ZodIssue,
  input: unknown,
  root: unknown,
  steps: Steps,
): { code: ProblemCode; values: ProblemValues } | undefined {
  if (issue.code !== 'invalid_value' || !Array.isArray(input)) return undefined;
  const words = input.filter((item) => typeof item === 'string');
  if (words.length === 0 || words.length < input.length) return undefined;
  const at = thingAt(path);
  const found = words.find((word) => issue.values.includes(word));
  const [name, key] = steps.slice(-2);
  if (found !== undefined) return { code: 'fact.exact', values: { example: `${key}: ${found}` } };
  if (at?.thing !== 'field' || at.key !== 'type') return undefined;
  const field = inputAt(root, steps.slice(0, -1));
  const others = Object.entries(isMap(field) ? field : {}).flatMap(([other, value]): [string, string][] =>
    other === 'type' ? [] : [[other, flow(value)]],
  );
  const choices = flow(words);
  const meant = others.length === 0 ? choices : flowOf([['enum', choices], ...others]);
  return { code: 'fact.exact', values: { example: `${name}: ${meant}` } };
}
