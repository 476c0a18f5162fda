import type { Field } from '../compile/index.ts';
import { isTopic, lookOf } from './look-of.ts';
import type { Look } from './looks.ts';
import { hashOf, mailOf, Persona } from './persona.ts';
import { bare, isLatin } from './word-table.ts';
import { type Language, languageFor, type Thing, type Topic } from './words/index.ts';

/** What a text is made for. */
export interface TextPlace {
  /** Which of the samples it is, from 0; further ones are other tries. */
  index: number;
  /** Of the record among those of its entity, whatever the try. */
  record: number;
  /** What the person is called that the record is about, where that was answered. */
  called?: string | undefined;
}

const colours = ['#1f2937', '#f5f5f4', '#b91c1c', '#1d4ed8', '#15803d', '#a16207', '#6b7280', '#0f766e', '#7c2d12'];

/** A text as somebody could have written it into a field, within its limits; undefined where there is none. */
export function textOf(field: Field, place: TextPlace): string | undefined {
  const language = languageFor(field.product);
  if (!language) return undefined;
  const least = field.limit('minLength') ?? 0;
  const most = field.limit('maxLength') ?? Number.POSITIVE_INFINITY;
  const fits = (text: string | undefined) => {
    const length = [...(text ?? '')].length;
    return text !== undefined && text !== '' && length >= least && length <= most ? text : undefined;
  };
  if (field.format === 'color') return fits(colours[hashOf(`${field.path}/${place.index}`) % colours.length]);
  const look = lookOf(field);
  if (field.kindName === 'multiline' || (look && isTopic(look)))
    return fits(sentences(language, look && isTopic(look) ? look : 'remark', field, place, least, most));
  return fits(look && written(language, look, field, place));
}

function written(language: Language, look: Look, field: Field, place: TextPlace): string | undefined {
  const { words, faker } = language;
  const isPersonal = field.path.split('.').length <= 4;
  const seed = isPersonal ? field.entity.name : field.path.replace(/\.properties\.[^.]+$/, '');
  const number = isPersonal && place.index === place.record ? place.record : place.index;
  const persona = new Persona(language, seed, number);
  if (isTopic(look)) return undefined;
  if (isThing(look, words)) return thingAt(words.things[look], field, place.index);
  switch (look) {
    case 'fullName':
    case 'firstName':
    case 'lastName':
    case 'phone':
    case 'street':
    case 'postcode':
    case 'city':
    case 'company':
    case 'job':
      return persona[look];
    case 'address':
      return `${persona.street}, ${persona.postcode} ${persona.city}`;
    case 'mail':
      return mail(place.called ?? persona.fullName, place);
    case 'website':
      return `https://example.org/${number + 1}`;
    case 'colour':
      faker.seed(hashOf(`${field.path}/${place.index}`));
      return faker.color.human();
    case 'code':
      return codeAt(field, place.index);
    case 'reference':
      return field.entity.fields.includes(field) ? referenceAt(field, place.index) : undefined;
    case 'name':
    case 'heading':
      // What its things are called nobody has said: as they are.
      return field.entity.fields.includes(field) ? `${field.entity.label.text} ${place.index + 1}` : undefined;
    case 'quantity':
    case 'age':
    case 'year':
    case 'birth':
    case 'earlier':
    case 'recent':
    case 'due':
    case 'changed':
    case 'worth':
    case 'funds':
    case 'total':
      return undefined;
  }
}

function isThing(look: Look, { things }: Language['words']): look is Thing {
  return Object.hasOwn(things, look);
}

function mail(name: string, { index, record }: TextPlace): string {
  const address = mailOf(name, record);
  return index === record ? address : address.replace('@', `${index + 1}@`);
}

/** One of the list in turn; behind its end names are numbered, so that no two records are called alike. */
function thingAt(things: readonly string[], field: Field, index: number): string {
  const start = hashOf(field.path) % things.length;
  const thing = things[(start + index) % things.length] ?? '';
  const isName = field.isUnique || field.entity.facts.display === field.name;
  const round = Math.floor(index / things.length);
  return round === 0 || !isName ? thing : `${thing} ${round + 1}`;
}

/** `WX 420`, as things of a series are called. */
function codeAt(field: Field, index: number): string {
  const hash = hashOf(`${field.path}/${index}`);
  const letter = (at: number) => 'ABCDEFGHKLMNPRSTVWX'.charAt(at % 19);
  return `${letter(hash)}${letter(hash >>> 5)} ${100 + ((hash >>> 9) % 89) * 10 + (index % 10)}`;
}

/** `INV-1001`, as documents of business are told apart. */
function referenceAt({ entity }: Field, index: number): string {
  const letters =
    [entity.label.text, entity.name]
      .map(bare)
      .find(isLatin)
      ?.replaceAll(/[^a-z]/g, '') ?? '';
  return [letters.slice(0, 3).toUpperCase(), 1001 + index].filter(Boolean).join('-');
}

/** One to three sentences that say something different, as many as the limits want and allow. */
function sentences(
  { words }: Language,
  topic: Topic,
  field: Field,
  { index }: TextPlace,
  least: number,
  most: number,
): string {
  const all = words.sentences[topic];
  const start = hashOf(field.path) % all.length;
  const wanted = field.kindName === 'multiline' ? 1 + (hashOf(`${field.path}/${index}`) % 2) : 1;
  let text = '';
  for (let count = 0; count < 60; count++) {
    // Each round through the sentences follows one with another.
    const step = 1 + (Math.floor(index / all.length) % (all.length - 1));
    const next = all[(start + index + count * step) % all.length] ?? '';
    const longer = text === '' ? next : `${text}${words.between}${next}`;
    if ([...longer].length > most) continue;
    text = longer;
    if (count + 1 >= wanted && [...text].length >= least) break;
  }
  return text;
}
