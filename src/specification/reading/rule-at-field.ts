import type { ProblemCode, ProblemValues } from '../problem.ts';
import type { DraftNames } from './draft-names.ts';
import { ruleOfDay } from './limit-of-day.ts';
import { requiredWhen, ruleRequiring } from './required-if.ts';
import { uniqueWith } from './unique-with.ts';

/**
 * What is said of a key at a field that states what is a rule: what is required of some records only, or unique among them, or the
 * limit of a day. Of what is inside a field no rule speaks by its name.
 * @param path of the field
 */
export function ruleAtField(
  path: string,
  key: string,
  value: unknown,
  names: DraftNames,
): { code: ProblemCode; values: ProblemValues } | undefined {
  if (!/^entities\.[^.]+\.fields\.[^.]+$/.test(path)) return undefined;
  const when = requiredWhen(key, value);
  if (when !== undefined) return { code: 'fact.requiredIf', values: { example: ruleRequiring(path, when, names) } };
  const unique = key === 'unique' ? uniqueWith(path, value, names) : undefined;
  if (unique !== undefined) return { code: 'fact.uniqueWith', values: { example: unique } };
  const example = ruleOfDay(path, key, value, names);
  return example === undefined ? undefined : { code: 'fact.dayLimit', values: { example } };
}
