import type { Draft } from '#app/data';
import type { Entity, Field } from '#specification';

/** Whether a form can show what a draft has: lists where lists are asked for, and nothing else in place of a text. */
export function isFitting(entity: Entity, { values, base = {} }: Draft): boolean {
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

function isObject(answer: unknown): answer is Record<string, unknown> {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
}
