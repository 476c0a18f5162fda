import type { Specification } from './specification.ts';
import type { Field } from './vocabulary/entities.ts';

/** A label, and whether the document states it or it was made from the key. */
export interface Label {
  text: string;
  assumed: boolean;
}

/** `dueOn` and `due-on` become `Due on`. */
export function humanise(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function label(key: string, title: string | null | undefined): Label {
  return title ? { text: title, assumed: false } : { text: humanise(key), assumed: true };
}

export function productTitle(spec: Specification): Label {
  if (spec.purpose.title) return { text: spec.purpose.title, assumed: false };
  return { text: spec.heading || 'Product', assumed: true };
}

export function fieldLabel(name: string, field: Field | undefined): Label {
  return label(name, field?.title);
}

export function entityLabel(spec: Specification, name: string): Label {
  return label(name, spec.entities[name]?.title);
}

export function entityPlural(spec: Specification, name: string): Label {
  const entity = spec.entities[name];
  return entity?.plural
    ? { text: entity.plural, assumed: false }
    : { text: entityLabel(spec, name).text, assumed: true };
}

export function screenLabel(spec: Specification, name: string): Label {
  return label(name, spec.screens[name]?.title);
}

export function roleLabel(spec: Specification, name: string): Label {
  return label(name, spec.access.roles?.[name]?.title ?? spec.purpose.audience?.[name]?.title);
}

export function stateLabel(spec: Specification, entity: string, state: string): Label {
  return label(state, spec.lifecycles[entity]?.states?.[state]?.title);
}

export function transitionLabel(spec: Specification, entity: string, transition: string): Label {
  return label(transition, spec.lifecycles[entity]?.transitions?.[transition]?.title);
}
