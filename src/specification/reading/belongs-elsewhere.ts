import type { ProblemCode, ProblemValues } from '../problem.ts';
import { thingAt } from '../vocabulary/thing-at.ts';
import type { DraftNames } from './draft-names.ts';
import { requiredWhen, ruleRequiring } from './required-if.ts';
import { serverAddress } from './server-address.ts';
import { isFieldOfEntity } from './unknown-key.ts';

/** What is no fact of its place: the address of a server, which is one of a build, and a condition under `required`, which is a rule. */
export function belongsElsewhere(
  path: string,
  key: string | number | undefined,
  input: unknown,
  names: DraftNames,
): { code: ProblemCode; values: ProblemValues } | undefined {
  const address = serverAddress(key, input);
  if (address !== undefined) return { code: 'fact.server', values: { address } };
  const at = thingAt(path);
  const field = path.replace(/\.required$/, '');
  const when = at?.thing === 'field' && at.key === 'required' ? requiredWhen('required', input) : undefined;
  return when !== undefined && isFieldOfEntity(field)
    ? { code: 'fact.requiredIf', values: { example: ruleRequiring(field, when, names) } }
    : undefined;
}
