import { isSlip, suggest } from '../near.ts';
import { type ProblemCode, type ProblemValues, several } from '../problem.ts';
import type { OwnNames } from '../vocabulary/own-example.ts';
import { thingAt } from '../vocabulary/thing-at.ts';
import { keyWords } from '../vocabulary/words/key-words.ts';
import { typeWords } from '../vocabulary/words/type-words.ts';
import { shortened } from './shortened.ts';

/** What a key that a thing does not have may have meant. */
interface Told {
  code: ProblemCode;
  values: () => ProblemValues;
  /** Whether it is said once of several keys. */
  isShared: boolean;
}

const ofPermissions = new Set(['can', 'may', 'on', 'permissions', 'rights', 'allow', 'deny']);
const bounds: Readonly<Record<string, readonly string[]>> = {
  min: ['minimum', 'minLength', 'minItems'],
  max: ['maximum', 'maxLength', 'maxItems'],
};

/** What is said of a key that nothing here has: the key that was meant, or where such a fact belongs. */
export function unknownKey(
  { path, names }: { path: string; names: OwnNames },
  key: string,
  value: unknown,
  known: readonly string[],
): Told {
  const at = path.includes('.') || path === 'purpose' || path === 'access' ? thingAt(path) : undefined;
  const thing = at && at.key === undefined ? at.thing : undefined;
  const name = path.split('.').at(-1) ?? '';
  if (path === key) return told('fact.wrapped', () => ({ key }));
  if (thing === 'role' && ofPermissions.has(key))
    return told('fact.permission', () => ({ key, name, entity: names.entities[0] ?? 'tool' }));
  const isSlipOfOne = known.some((one) => isSlip(key, one));
  if (thing === 'entity' && !isSlipOfOne && typeof value === 'string' && typeWords.has(value.toLowerCase()))
    return told('fact.field', () => ({ key, type: value.toLowerCase() }));
  const words = thing ? keyWords[thing] : undefined;
  const meant = words && Object.hasOwn(words, key) ? words[key] : undefined;
  if (meant !== undefined) return told('fact.unknown', () => ({ key, near: meant }));
  const choice = thing === 'field' && Object.hasOwn(bounds, key) ? bounds[key] : undefined;
  if (choice) return told('fact.unknown', () => ({ key, names: several(choice) }));
  const { near } = suggest(key, known);
  return told('fact.unknown', () => ({ key: shortened(key), ...suggest(key, known) }), near === undefined);
}

const told = (code: ProblemCode, values: Told['values'], isShared = false): Told => ({ code, values, isShared });
