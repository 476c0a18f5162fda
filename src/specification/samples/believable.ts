import type { Field } from '../compile/index.ts';
import { dayFor, momentFor, type Story } from './day-of.ts';
import { numberOf } from './number-of.ts';
import { textOf } from './text-of.ts';

/** What is known of the record that a sample is made for. */
export interface Background {
  /** Its number among those of its entity, whatever the try. */
  record: number;
  story: Story;
  /** What the person is called that it is about, where that was answered. */
  called?: string | undefined;
  /** The answer that a rule holds the field against. */
  beside?: unknown;
  isBefore?: boolean;
}

/** What a sample is made from. */
export interface Chance {
  index: number;
  random: () => number;
  now: Date;
  keysOf: (entity: string) => readonly string[];
  background?: Background | undefined;
}

/** An answer as somebody could have given it; undefined where nothing suggests one. */
export function believable(field: Field, { index, random, now, keysOf, background }: Chance): unknown {
  const { users } = field.product;
  const { beside } = background ?? {};
  switch (field.kindName) {
    case 'text':
      if (isSubject(field) && users) return keysOf(users.entity.name)[index % 7];
      return textOf(field, { index, record: index, ...background });
    case 'multiline':
    case 'email':
      return textOf(field, { index, record: index, ...background });
    case 'boolean':
      return typeof field.facts.default === 'boolean' ? random() < 0.25 !== field.facts.default : undefined;
    case 'choice':
      return !field.isUnique && field.choice(field.facts.default) && random() < 0.4 ? field.facts.default : undefined;
    case 'number':
    case 'integer':
    case 'money':
      return numberOf(field, { random, now, beside: typeof beside === 'number' ? beside : undefined });
    case 'date':
      return background && dayFor(field, dayPlace(background, random, now))?.toString();
    case 'dateTime':
      return background && momentFor(field, dayPlace(background, random, now))?.toISOString();
    case 'array':
      // There are no pictures and files to show as samples.
      return field.items && isPicture(field.items) && !field.isRequired ? [] : undefined;
    case 'uri':
      return addressFor(field, index);
    case 'duration':
    case 'time':
    case 'file':
    case 'object':
    case 'reference':
      return undefined;
  }
}

/** An address that nobody has, called as its field is. */
function addressFor(field: Field, index: number): string | undefined {
  const address = `https://example.org/${encodeURIComponent(field.name)}/${index + 1}`;
  const isLongEnough = address.length >= (field.limit('minLength') ?? 0);
  return isLongEnough && address.length <= (field.limit('maxLength') ?? 2000) ? address : undefined;
}

function dayPlace({ story, beside, isBefore }: Background, random: () => number, now: Date) {
  return { random, now, story, beside: typeof beside === 'string' ? beside : undefined, isBefore };
}

function isPicture({ format }: Field): boolean {
  return format === 'image' || format === 'file';
}

function isSubject({ facts }: Field): boolean {
  return String(facts.default ?? '').replace(/\s/g, '') === '=subject.id';
}
