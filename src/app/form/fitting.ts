import type { Draft, Fitting } from '#app/data';
import { type Entity, type Field, isObject } from '#specification';

/**
 * What a form says of drafts that were kept before its document was changed.
 * @param name of its own drafts
 * @param document whose they are
 */
export function fittingOf(entity: Entity, name: string, document: string): Required<Fitting> {
  const { product } = entity;
  const known = new Set([...product.screens, ...product.entities].map((one) => one.name));
  const [, own = ''] = partsOf(name, document) ?? [];
  const isWithin = (one: Entity, { values }: Draft) => Object.keys(values).every((key) => one.field(key));
  return {
    isFitting: (draft) => isFitting(entity, draft),
    leftOf: ({ values }) => Object.fromEntries(Object.entries(values).filter(([key]) => !entity.field(key))),
    isBefore: (form) => {
      const [screen = '', rest] = partsOf(form, document) ?? [];
      return rest === own && !known.has(screen);
    },
    isSurely: (draft) =>
      isWithin(entity, draft) && !product.entities.some((other) => other !== entity && isWithin(other, draft)),
  };
}

/** The screen or the entity that a form is of, and the record, and who fills it in. */
function partsOf(form: string, document: string): [screen: string, rest: string] | undefined {
  if (!form.startsWith(`${document}.`)) return undefined;
  const inside = form.slice(document.length + 1);
  const at = inside.indexOf('.');
  return at < 0 ? undefined : [inside.slice(0, at), inside.slice(at + 1)];
}

/** Whether a form can show what a draft has: lists where lists are asked for, and nothing else in place of a text. */
function isFitting(entity: Entity, { values, base = {} }: Draft): boolean {
  return entity.fields.every((field) => fits(field, values[field.name]) && fits(field, base[field.name]));
}

function fits(field: Field, answer: unknown): boolean {
  if (answer === undefined || answer === null) return true;
  switch (field.kind.shape.type) {
    case 'list':
      return Array.isArray(answer) && answer.every((entry) => !field.items || fits(field.items, entry));
    case 'object':
      return isObject(answer) && field.properties.every((inner) => fits(inner, answer[inner.name]));
    case 'string':
    case 'number':
    case 'boolean':
    case 'choice':
    case 'key':
      return typeof answer !== 'object';
  }
}
