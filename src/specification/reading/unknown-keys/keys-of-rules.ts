import { remember } from '../../remember.ts';
import { ruleOf, ruleOfFields, ruleWhere } from '../../vocabulary/own-rule.ts';
import { flow } from '../flow.ts';
import { type Meaning, told, type UnknownKey } from './told.ts';

/** The rule that all the keys are together. */
const together = new WeakMap<readonly string[], string | undefined>();

/** A field beside a condition is where that is shown, and demands nothing. */
export const placeOfRule: Meaning = ({ key, value, whole }) =>
  key === 'field' && typeof value === 'string' && whole && Object.hasOwn(whole, 'assert')
    ? told('fact.unknown', () => ({ key, near: `at: [${flow(value)}]` }))
    : undefined;

/** What is demanded of fields, by their names. */
export const ruleFromFields: Meaning = (unknown) => {
  const { name, whole, keys, isFew, names } = unknown;
  if (!whole || !isFew) return undefined;
  const meant = remember(together, keys, () => ruleOfFields(name, ...withoutTails(whole, unknown), names));
  return meant ? told('fact.exact', () => ({ example: `${name}: ${meant}` }), true) : undefined;
};

/** `repair: price > 0` */
export const ruleOfEntity: Meaning = ({ key, value, name, keys, names }) =>
  names.entities.includes(key) && keys.length === 1 && typeof value === 'string'
    ? told('fact.exact', () => ({ example: `${name}: ${ruleOf(name, `${key}: ${value}`, names)}` }))
    : undefined;

/** `if:` beside what is demanded then. */
export const ruleWithIf: Meaning = ({ key, value, name, whole, names }) =>
  (key === 'if' || key === 'wenn') && whole
    ? told('fact.exact', { example: `${name}: ${ruleWhere(name, whole, value, names)}` })
    : undefined;

/** A thing whose words behind commas stand with what is in front of them, and its unknown keys without those. */
function withoutTails(
  whole: Readonly<Record<string, unknown>>,
  { path, keys, names }: UnknownKey,
): [Record<string, unknown>, string[]] {
  const own = (one: string) => names.listing(path, one) === undefined;
  const stated = Object.entries(whole).filter(([key]) => own(key));
  return [
    Object.fromEntries(stated.map(([key, value]) => [key, names.asListed(`${path}.${key}`, value)])),
    keys.filter(own),
  ];
}
