import { isSlip } from '../../near.ts';
import { several } from '../../problem.ts';
import { remember } from '../../remember.ts';
import { asFields, asParts } from '../amiss.ts';
import type { DraftNames } from '../draft-names.ts';
import { lifecycleBeside } from '../lifecycle-fault.ts';
import { isLimited, limitedType } from '../limited-type.ts';
import { saysType, shortField } from '../natural/short-field.ts';
import { ruleAtField } from '../rule-at-field.ts';
import { shortened } from '../shortened.ts';
import { isSlipOfOne, type Meaning, told } from './told.ts';

/** The fields, or the parts of a field, that all the keys are together. */
const together = new WeakMap<readonly string[], string | undefined>();

/** States and transitions in an entity. */
export const lifecycleInEntity: Meaning = ({ key, name, whole, names }) => {
  const example = lifecycleBeside(name, whole, key, names);
  return example ? told('fact.lifecycle', { example }, true) : undefined;
};

/** `name: Repair` of the entity `repair` */
export const titleAsName: Meaning = ({ key, value, name, names }) =>
  key === 'name' && saysTitle(value, name, names)
    ? told('fact.unknown', () => ({ key, near: `title: ${shortened(value)}` }))
    : undefined;

/** Fields without `fields:` around them. */
export const fieldsThemselves: Meaning = ({ key, value, path, name, whole, keys, isFew, known, names }) => {
  const isWrong = (one: string) => known.some((other) => isSlip(one, other) && !saysField(one, other, whole));
  if (!isFew || isWrong(key)) return undefined;
  const isOther = (one: string) => isWrong(one) || (one === 'name' && saysTitle(whole?.[one], name, names));
  const example = remember(together, keys, () =>
    asFields(
      path,
      whole,
      keys.filter((one) => !isOther(one)),
      names,
    ),
  );
  const isRight = shortField({ value, at: [1, 1] }, names.known.entities) !== undefined;
  return example ? { ...told('fact.field', () => ({ example }), true), isRight } : undefined;
};

/** What is a rule, stated at a field. */
export const ruleOfField: Meaning = ({ key, value, path, names }) => {
  const rule = ruleAtField(path, key, value, names);
  return rule && told(rule.code, rule.values);
};

/** Parts of an object without `properties:` around them. */
export const partsThemselves: Meaning = ({ name, whole, keys, isFew, known, names }) => {
  if (!isFew || keys.some((one) => isSlipOfOne(one, known))) return undefined;
  const parts = remember(together, keys, () => asParts(whole, keys, names));
  return parts ? told('fact.exact', () => ({ example: `${name}: ${parts}` }), true) : undefined;
};

const bounds: Readonly<Record<string, readonly string[]>> = {
  min: ['minimum', 'minLength', 'minItems'],
  max: ['maximum', 'maxLength', 'maxItems'],
};

/** A limit that could be of several kinds. */
export const boundOfField: Meaning = ({ key }) => {
  const choice = Object.hasOwn(bounds, key) ? bounds[key] : undefined;
  return choice && told('fact.unknown', () => ({ key, names: several(choice) }));
};

/** Whether the name of an entity is what people read, and no field: its own, or words that are no type. */
const saysTitle = (value: unknown, entity: string, { known: { entities } }: DraftNames): value is string =>
  typeof value === 'string' &&
  (entities.called(value) === entity ||
    (shortField({ value, at: [1, 1] }, entities) === undefined &&
      !(isLower(value) && (isLimited(limitedType(value)) || saysType(value.split(',', 1)[0])))));

/** `Title: text` is called almost as a key, and says that it is a field. */
const saysField = (key: string, known: string, whole: Readonly<Record<string, unknown>> | undefined) =>
  key.toLowerCase() === known && whole !== undefined && saysType(whole[key]);

/** What begins with a capital is what people read. */
const isLower = (text: string) => text === text.toLowerCase();
