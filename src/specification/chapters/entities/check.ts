import { kindOf } from '../../fields/index.ts';
import { suggest } from '../../near.ts';
import type { Checker } from '../checker.ts';
import type { Limits } from '../limits.ts';
import { checkField } from './check-field.ts';
import { checkSamples } from './check-samples.ts';
import { circlesIn } from './circles.ts';
import { keyKinds } from './key-kinds.ts';
import type { EntityFacts } from './vocabulary.ts';
import { walkFields } from './walk.ts';

/** Everything that chapter 3 says of fields, and of records as a whole. */
export function checkEntities(checker: Checker, limits: Limits) {
  for (const [name, entity] of Object.entries(checker.specification.entities)) {
    const at = `entities.${name}`;
    checkKey(checker, name, entity);
    if (entity.display && !entity.display.startsWith('=')) checker.field(`${at}.display`, name, entity.display);
    for (const [index, group] of (entity.unique ?? []).entries()) {
      checker.ownFields(`${at}.unique.${index}`, name, group);
      checker.twice(`${at}.unique.${index}`, group);
    }
    for (const { path, field } of walkFields(entity.fields, `${at}.fields`)) checkField(checker, path, field, limits);
    for (const { path, circle } of circlesIn(name, entity, checker.specification))
      checker.error(path, 'field.computedCircle', { circle });
    checkSamples(checker, name, entity, limits);
  }
}

function checkKey(checker: Checker, name: string, { key, fields }: EntityFacts) {
  if (!key || !fields) return;
  const path = `entities.${name}.key`;
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  // A key may be the product's own; one that is like a field is meant to be that.
  if (!field) {
    if (suggest(key, Object.keys(fields)).near) checker.unknown(path, 'field', key, Object.keys(fields), name);
  } else if (field.computed) checker.error(path, 'entity.keyComputed', { name: key });
  else if (!keyKinds.has(kindOf(field).kind))
    checker.error(path, 'entity.keyKind', { name: key, type: field.type ?? '' });
  if (field?.onDelete === 'setNull') checker.error(`entities.${name}.fields.${key}.onDelete`, 'field.setNullRequired');
}
