import { labelFrom } from '../assumptions.ts';
import { isStateWord } from '../state-word.ts';
import { conditionSaid } from './condition-said.ts';
import type { OwnNames } from './own-example.ts';
import { figureOf } from './own-screen.ts';
import { allSpokenOf } from './spoken-of.ts';
import { open } from './words/open.ts';
import { aggregates, counts, grouping, limiting, stretches } from './words/widget-words.ts';
import { inFlow } from './written.ts';

/**
 * A widget in its exact form, `sum of price by pet where paid`: what of its words is not understood is left open. Undefined
 * where there is no entity that they could speak of.
 */
export function widgetSaid(text: string, names: OwnNames): string | undefined {
  const [shown = '', limit] = partsAt(text, limiting);
  const [what = '', group] = partsAt(shown, grouping);
  const entity = entityOf(what, names) ?? entityOf(text, names);
  if (entity === undefined)
    return names.entities.length > 0 ? `{ kind: figure, title: ${inFlow(text)}, of: ${open} }` : undefined;
  if (labelFrom(entity).toLowerCase() === text.toLowerCase()) return figureOf(entity, names.language);
  const measured = measureIn(what, entity, names);
  const grouped = group === undefined ? undefined : groupIn(group, entity, names);
  const said = [measured.left.join(' '), limit ?? ''].filter((words) => words.trim() !== '');
  const where = said.map((words) => conditionSaid(words, entity, names)).join(' && ');
  const facts: readonly (readonly [key: string, value: string | undefined])[] = [
    ['kind', grouped === undefined ? 'figure' : grouped.per ? 'line' : 'bars'],
    ['title', inFlow(text)],
    ['of', entity],
    ['where', where && inFlow(where)],
    ['by', grouped?.by],
    ['per', grouped?.per],
    ['aggregate', measured.aggregate],
    ['field', measured.aggregate && (measured.field ?? open)],
  ];
  return `{ ${facts.flatMap(([key, value]) => (value ? [`${key}: ${value}`] : [])).join(', ')} }`;
}

/** What is spoken of, or the one entity of which a field is. */
function entityOf(text: string, names: OwnNames): string | undefined {
  const [spoken] = names.spokenOf(text);
  if (spoken !== undefined) return spoken;
  const [having, ...others] = names.entities.filter((entity) => fieldsIn(text, entity, names).length > 0);
  return others.length === 0 ? having : undefined;
}

function partsAt(text: string, words: RegExp): [before: string, behind?: string] {
  const [said] = words.exec(text) ?? [];
  if (said === undefined) return [text];
  const at = text.indexOf(said);
  return [text.slice(0, at), text.slice(at + said.length)];
}

/** What is worked out, of which field, and the words that say neither that nor what it is about. */
function measureIn(text: string, entity: string, names: OwnNames) {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const aggregate = words.flatMap((word) => aggregates.get(word.toLowerCase()) ?? [])[0];
  const [field] = aggregate === undefined ? [] : fieldsIn(text, entity, names);
  const isSaid = (word: string) =>
    counts.test(word) ||
    aggregates.has(word.toLowerCase()) ||
    names.spokenOf(word).includes(entity) ||
    (field !== undefined && fieldsIn(word, entity, names).includes(field));
  return { aggregate, field, left: words.filter((word) => !isSaid(word)) };
}

function fieldsIn(text: string, entity: string, names: OwnNames) {
  return allSpokenOf(
    text,
    names.fieldsOf(entity).map((field) => [field]),
  );
}

/** A field, or a stretch of the calendar where the entity has one date. */
function groupIn(text: string, entity: string, names: OwnNames) {
  const word = text.trim().toLowerCase();
  const per = stretches.get(word);
  const isDate = (field: string) => /^date/.test(names.kindOf(entity, field) ?? '');
  const dates = names.fieldsOf(entity).filter(isDate);
  const [field, ...others] = fieldsIn(text, entity, names);
  if (field !== undefined && others.length === 0) return { by: field, per: isDate(field) ? (per ?? 'day') : undefined };
  if (per !== undefined) return { by: dates.length === 1 ? dates[0] : open, per };
  return { by: isStateWord(word) ? (names.stateFieldOf(entity) ?? open) : open, per: undefined };
}
