import type { ProblemCode, ProblemValues } from '../problem.ts';
import { thingAt } from '../vocabulary/thing-at.ts';
import type { DraftNames } from './draft-names.ts';
import { ruleAtField } from './rule-at-field.ts';
import { serverAddress } from './server-address.ts';

/** What is no fact of its place: the address of a server, which is one of a build, a condition under `required` and the limit of a day, which are rules. */
export function belongsElsewhere(
  path: string,
  key: string | number | undefined,
  input: unknown,
  names: DraftNames,
): { code: ProblemCode; values: ProblemValues } | undefined {
  const address = serverAddress(key, input);
  if (address !== undefined) return { code: 'fact.server', values: { address } };
  const at = thingAt(path);
  const stated = at?.key ?? '';
  const field = path.slice(0, -stated.length - 1);
  return at?.thing === 'field' ? ruleAtField(field, stated, input, names) : undefined;
}
