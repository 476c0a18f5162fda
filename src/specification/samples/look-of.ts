import type { Field } from '../compile/index.ts';
import { remember } from '../remember.ts';
import { type Look, looks, namedLike } from './looks.ts';
import { among, bare, isLatin, type WordTable, wordsIn, wordTable } from './word-table.ts';
import type { Topic } from './words/index.ts';

const known = new WeakMap<Field, Look | undefined>();

/** What the name or the title of a field suggests that a sample of it looks like. */
export function lookOf(field: Field): Look | undefined {
  return remember(known, field, () => suggested(field));
}

function suggested(field: Field): Look | undefined {
  if (field.format === 'email') return 'mail';
  if (field.format === 'phone') return 'phone';
  const look = among(tables.fields, field.name) ?? among(tables.fields, field.label.text);
  // What has no name of its own is called by what it is about.
  if (look === undefined && field.entity.facts.display === field.name) return among(tables.fields, ...titlesOf(field));
  const ofEntity = among(tables.entities, ...titlesOf(field));
  if (look === 'heading') return ofEntity === 'fullName' ? 'job' : (ofEntity ?? 'name');
  if (look === 'note') return isAboutPerson(field) || ofEntity === 'company' ? look : 'remark';
  if (look === 'worth') return ofEntity === 'part' || ofEntity === 'product' ? undefined : look;
  if (look !== 'name') return look;
  return isAboutPerson(field) ? 'fullName' : (ofEntity ?? look);
}

/** The users, whoever is of a role, and whoever has a number or an age are people; what is only looked after by somebody is not. */
function isAboutPerson(field: Field): boolean {
  const { entity } = field;
  const fields = besideOf(field);
  if (fields === entity.fields) {
    const { users, access } = entity.product;
    const ofEntity = among(tables.entities, ...titlesOf(field));
    if (ofEntity !== undefined) return ofEntity === 'fullName';
    if (users?.entity === entity || access.role(entity.name)) return true;
  }
  return fields.some((other) => other !== field && (isOwn(other.name) || isOwn(other.label.text)));
}

/** Whether a field is of the person that it stands with: `email` and `phoneNumber`, and not `contactEmail`. */
function isOwn(name: string): boolean {
  const words = wordsIn(name);
  const isPlain = words.every((word) => personal.has(word) || saidWith.has(word));
  if (words.some((word) => personal.has(word)) && isPlain) return true;
  return personal.has(bare(name)) || [...personal].some((one) => !isLatin(one) && bare(name).startsWith(one));
}

const personal: ReadonlySet<string> = new Set(
  wordTable(looks)
    .filter(([look]) => ['mail', 'phone', 'age', 'birth', 'firstName', 'lastName', 'job'].includes(look))
    .flatMap(([, words]) => words),
);

/** What such a word is said with, as in `emailAddress`. */
const saidWith: ReadonlySet<string> = new Set(
  'e address adresse number nummer no nr main primary private privat work of date'.split(' '),
);

function titlesOf({ entity }: Field): string[] {
  return [entity.name, entity.label.text];
}

/** The fields of the record or the object that a field stands in. */
function besideOf(field: Field): readonly Field[] {
  const find = (fields: readonly Field[]): readonly Field[] | undefined => {
    if (fields.includes(field)) return fields;
    for (const { properties, items } of fields) {
      const found = find(properties) ?? (items && find(items.properties));
      if (found) return found;
    }
    return undefined;
  };
  return find(field.entity.fields) ?? field.entity.fields;
}

const tables: Readonly<Record<'fields' | 'entities', WordTable<Look>>> = {
  fields: wordTable(looks),
  entities: wordTable(namedLike),
};

/** Whether what looks so is a name of something, and no sentence about it. */
export function namesThings(look: Look | undefined): boolean {
  return look !== undefined && look !== 'title' && !isTopic(look);
}

const topics: ReadonlySet<Look> = new Set<Topic>([
  'note',
  'remark',
  'problem',
  'finding',
  'message',
  'reason',
  'description',
  'instruction',
]);

/** Whether what looks so is sentences about something. */
export function isTopic(look: Look): look is Topic {
  return topics.has(look);
}
