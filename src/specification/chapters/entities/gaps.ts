import { assumedKey } from '../../assumptions.ts';
import { kindOf } from '../../fields/index.ts';
import type { GapFinder } from '../gap-finder.ts';
import type { GapKind } from '../gap-kinds.ts';
import { entitiesNamed } from './named.ts';
import type { EntityFacts, FieldFacts } from './vocabulary.ts';
import { type Placed, walkFields } from './walk.ts';

/** What is not shown of entities and their fields. */
export function entityGaps(finder: GapFinder) {
  const { entities, screens } = finder.specification;
  const showing = Object.values(screens).filter(({ shows }) => shows?.includes('history'));
  const withHistory = new Set(showing.map(({ entity }) => entity));
  if (!finder.names.isKnown('entities'))
    for (const name of entitiesNamed(finder.specification))
      finder.add('entity.named', `entities.${name}`, finder.titleOf(name), { blocks: finder.screensOf(name) });
  for (const [name, entity] of Object.entries(entities)) {
    const at = `entities.${name}`;
    const subject = finder.titleOf(name, entity);
    const waits = { blocks: finder.screensOf(name) };
    if (entity.fields === undefined) finder.add('entity.fields', `${at}.fields`, subject, waits);
    if (entity.display === undefined) finder.add('entity.display', `${at}.display`, subject, waits);
    if (entity.key === undefined) finder.add('entity.key', `${at}.key`, subject, waits);
    if (entity.history === undefined && withHistory.has(name))
      finder.add('entity.history', `${at}.history`, subject, waits);
    if (entity.plural === undefined) finder.add('entity.plural', `${at}.plural`, subject);
    fieldGaps(finder, name, entity, subject);
  }
}

function fieldGaps(finder: GapFinder, name: string, entity: EntityFacts, entityTitle: string) {
  const key = entity.key ?? assumedKey;
  const state = finder.names.stateField(name);
  const waits = { blocks: finder.screensOf(name) };
  for (const placed of walkFields(entity.fields, `entities.${name}.fields`)) {
    const { path, field } = placed;
    const subject = [entityTitle, ...titlesTo(placed, finder)].join(' · ');
    for (const [kind, keyword] of missingIn(field)) finder.add(kind, `${path}.${keyword}`, subject, waits);
    const isOwn = placed.isOfEntity && (placed.name === key || placed.name === state);
    const isAnswered = !isOwn && !field.readOnly && !field.computed;
    if (isAnswered) for (const [kind, keyword] of detailsOf(placed)) finder.add(kind, `${path}.${keyword}`, subject);
    if (field.to && field.onDelete === undefined) finder.add('field.onDelete', `${path}.onDelete`, subject);
  }
}

/** What a field is called, behind what is called around it: the part of a repair is another than one of its parts. */
function titlesTo({ above, name, field }: Placed, finder: GapFinder): string[] {
  return [...(above ? titlesTo(above, finder) : []), finder.titleOf(name, field)];
}

type Missing = readonly [GapKind, keyof FieldFacts];

/** Without these a field is not what it is meant to be. */
function missingIn(field: FieldFacts): Missing[] {
  const { kind, assumed } = kindOf(field);
  const missing: Missing[] = [];
  if (assumed)
    missing.push(field.type === undefined || field.type === null ? ['field.type', 'type'] : ['field.format', 'format']);
  if (kind === 'reference' && field.to === undefined) missing.push(['field.to', 'to']);
  if (kind === 'array' && field.items === undefined) missing.push(['field.items', 'items']);
  if (kind === 'object' && field.properties === undefined) missing.push(['field.properties', 'properties']);
  return missing;
}

/** Limits that an answer could have. What says already what an answer looks like needs none. */
function detailsOf({ field, path }: Placed): Missing[] {
  const { kind } = kindOf(field);
  const missing: Missing[] = [];
  const isItem = path.endsWith('.items');
  const begins = field.default !== undefined && field.default !== null;
  if (field.required === undefined && !isItem && !begins && kind !== 'boolean')
    missing.push(['field.required', 'required']);
  if (kind === 'boolean' && !field.required && !isItem && field.default === undefined)
    missing.push(['field.off', 'default']);
  if (kind === 'file') {
    if (field.maxSize === undefined) missing.push(['field.maxSize', 'maxSize']);
    if (field.format === 'file' && field.accept === undefined) missing.push(['field.accept', 'accept']);
  }
  if (field.items && kindOf(field.items).kind === 'file' && field.maxItems === undefined)
    missing.push(['field.maxItems', 'maxItems']);
  if (field.format === 'rating' && field.maximum === undefined && field.exclusiveMaximum === undefined)
    missing.push(['field.maximum', 'maximum']);
  if (field.enum || field.format || field.pattern) return missing;
  if (kind === 'text' && field.type && field.maxLength === undefined) missing.push(['field.maxLength', 'maxLength']);
  const hasLeast = field.minimum !== undefined || field.exclusiveMinimum !== undefined;
  const hasGreatest = field.maximum !== undefined || field.exclusiveMaximum !== undefined;
  if (kind !== 'integer' && kind !== 'number') return missing;
  if (!hasLeast) missing.push([hasGreatest ? 'field.minimum' : 'field.range', 'minimum']);
  else if (!hasGreatest) missing.push(['field.maximum', 'maximum']);
  return missing;
}
