import { kindOf } from '../../fields/index.ts';
import { suggest } from '../../near.ts';
import { inFlow } from '../../vocabulary/written.ts';
import type { Checker } from '../checker.ts';
import type { Limits } from '../limits.ts';
import { checkField } from './check-field.ts';
import { checkSamples } from './check-samples.ts';
import { circlesIn } from './circles.ts';
import { displayMeant } from './display-meant.ts';
import { keyKinds } from './key-kinds.ts';
import type { EntityFacts } from './vocabulary.ts';
import { walkFields } from './walk.ts';

/** Everything that chapter 3 says of fields, and of records as a whole. */
export function checkEntities(checker: Checker, limits: Limits) {
  for (const [name, entity] of Object.entries(checker.specification.entities)) {
    const at = `entities.${name}`;
    checkKey(checker, name, entity);
    checkDisplay(checker, name, entity);
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

function checkDisplay(checker: Checker, name: string, { display }: EntityFacts) {
  if (!display || display.startsWith('=')) return;
  const path = `entities.${name}.display`;
  const fields = checker.names.fieldsOf(name);
  const meant = fields && !fields.has(display) ? displayMeant(display, fields, checker.names) : undefined;
  if (meant === undefined) checker.field(path, name, display);
  else checker.error(path, 'expression.exact', { example: `display: ${inFlow(meant)}` });
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
