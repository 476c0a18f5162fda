import type { OwnNames } from './own-example.ts';
import { allSpokenOf, singular } from './spoken-of.ts';
import { type Comparable, demandOf } from './words/condition-words.ts';

export const itself: ReadonlySet<string> = new Set(['this', 'self', 'it']);
export const known: ReadonlySet<string> = new Set(['record', 'constants', 'subject', 'records']);
export const roots = /(?<![\p{L}\p{N}_.'"])[\p{L}_][\p{L}\p{M}\p{N}_]*(?=\.)/gu;
const anything: Comparable = { called: (name) => name, spaced: [] };

/** The entity of the fields that are named: one that is spoken of, else the only one that has them all. */
export function entityWith(spoken: readonly string[], fields: readonly string[], names: OwnNames): string | undefined {
  const having = names.entities.filter((entity) => fields.every((field) => names.fieldsOf(entity).includes(field)));
  return (
    spoken.find((entity) => having.includes(entity)) ??
    (having.length === 1 && fields.length > 0 ? having[0] : undefined)
  );
}

/** The entity that conditions are about, by the fields that they name, or by what they or their name speak of. */
export function entityIn(texts: readonly string[], name: string, names: OwnNames): string | undefined {
  const subject = texts.map((text) => subjectIn(text, names)).find((one) => one !== undefined);
  if (subject !== undefined) return subject;
  const spoken = [...texts, name].flatMap((text) => names.spokenOf(text));
  // What is a demand by itself, `at least 4`, names nothing.
  const sentences = texts.filter((text) => demandOf(text, anything) === undefined);
  // `order.price` is a field of an order; `flat.rent` may be one of a flat that a contract refers to.
  for (const kept of ['$2', '$1']) {
    const fields = namedIn(
      texts.map((text) => text.replaceAll(members, kept)),
      names,
    );
    const entity = fields.length > 0 ? entityWith(spoken, fields, names) : undefined;
    if (entity !== undefined) return entity;
  }
  if (namedIn(sentences, names).length > 0) return undefined;
  return spoken[0] ?? entityWith([], namedIn([name], names), names);
}

/** The entity that a sentence begins with, where it speaks of one of its fields: `Owners need a name`. */
function subjectIn(text: string, names: OwnNames): string | undefined {
  const [, word = '', behind = ''] =
    /^(?:(?:an?|the|every|each|all|der|die|das|eine?|jede[rs]?|alle)\s+)?(\S+)\s+(.+)$/isu.exec(text) ?? [];
  const [entity] = names.spokenOf(word);
  return entity !== undefined && !isExpression(text) && fieldsIn(behind, entity, names).length > 0 ? entity : undefined;
}

const members = /(?<![\p{L}\p{M}\p{N}_])([\p{L}_][\p{L}\p{M}\p{N}_]*)\.([\p{L}_][\p{L}\p{M}\p{N}_]*)/gu;
const namedIn = (texts: readonly string[], names: OwnNames) => [
  ...new Set(names.entities.flatMap((entity) => texts.flatMap((text) => fieldsIn(text, entity, names)))),
];

export const fieldsIn = (text: string, entity: string, names: OwnNames) =>
  allSpokenOf(
    text,
    names.fieldsOf(entity).map((field) => [field]),
  );

/** What an expression begins with, where the document has no entities yet. */
export const rootIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(roots) ?? []).find((root) => !known.has(root) && !itself.has(root));

/** In a document without entities a rule may be called after what it is about: `order: price is required`. */
export const ownEntity = (name: string, texts: readonly string[]) =>
  /^\p{L}+$/u.test(name) && texts.every((text) => /^\p{L}+ \p{L}/u.test(text) && subjectOf(text) !== undefined)
    ? singular(name)
    : undefined;

/** What a sentence begins with that demands something of it: `price must be positive`. */
export const subjectOf = (text: string) =>
  /^(\p{L}[\p{L}\p{N}_]*) +(?:must|should|has to|needs|shall|is|are|muss|soll|ist|sind)\b/u.exec(text)?.[1];

/** Words beside one another are a sentence. */
export const isExpression = (text: string) =>
  /[=<>]|\w\(/.test(text) && /^[\p{L}_!(]/u.test(text) && !/[\p{L}\p{N}_)\]'"] +(?!in )\p{L}/u.test(anded(text));

/** What people join conditions with, in the words of expressions. */
export const anded = (text: string) => text.replaceAll(/ (?:and|und) /gi, ' && ').replaceAll(/ (?:or|oder) /gi, ' || ');
