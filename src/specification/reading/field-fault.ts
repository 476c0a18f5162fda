import { isMap, Written } from '../chapters/facts.ts';
import { isSlip, suggest } from '../near.ts';
import { type ProblemCode, type ProblemValues, several } from '../problem.ts';
import { isFormOf } from '../vocabulary/spoken-of.ts';
import { choicesIn } from '../vocabulary/words/choices-in.ts';
import { currencyMeant } from '../vocabulary/words/currency-names.ts';
import { exampleIn } from '../vocabulary/words/example-words.ts';
import { momentMeant } from '../vocabulary/words/moments.ts';
import { plainNumbers } from '../vocabulary/words/number-said.ts';
import { isOpen, isUndecided } from '../vocabulary/words/open.ts';
import { openWords, type TypeMeaning, typeWords } from '../vocabulary/words/type-words.ts';
import { amountIn, isMeasure, isUnit } from '../vocabulary/words/units.ts';
import { inFlow } from '../vocabulary/written.ts';
import { choicesOf, choicesSaid } from './choices-said.ts';
import type { DraftNames } from './draft-names.ts';
import { comparedIn, patternIn, workedOut } from './expressed-field.ts';
import { flow, flowOf } from './flow.ts';
import { signBehind, typeOfLimits } from './limited-type.ts';
import { isTitleOf, meantByWord, saysType, unmarked } from './natural/short-field.ts';
import { peopleFault } from './people-fault.ts';
import {
  isAddition,
  listForm,
  listOfThings,
  longestField,
  type Meant,
  objectForm,
  qualified,
  qualifiedForm,
  severalIn,
  severalOf,
  typeNamed,
} from './qualified-type.ts';
import { marked, type Said, statedOf } from './said-of-field.ts';
import { shortened } from './shortened.ts';

interface Told {
  code: ProblemCode;
  values: ProblemValues | (() => ProblemValues);
}

/** What there is to choose from where nothing is near. */
const usual = [
  ...['string', 'multiline', 'integer', 'number', 'money', 'percent', 'rating', 'boolean'],
  ...['date', 'date-time', 'time', 'duration', 'email', 'phone', 'uri', 'color', 'tags', 'image', 'file'],
];

/** Longer lists are no example. */
const mostShown = 6;

/** Longer texts speak of more than what a field refers to. */
const mostWords = 4;

/**
 * What is said of a word or a list that is no field: the exact form of what it may mean, with the document's names.
 * @param beside what else is stated of the field
 */
export function fieldFault(
  path: string,
  input: unknown,
  names: DraftNames,
  beside: readonly Said[] = [],
): Told | undefined {
  const name = path.split('.').at(-1) ?? '';
  if (input instanceof Written) return exact(`${name}: { type: ${typeOf(input.value)} }`);
  if (isTitleOf(path, input, names.known.entities))
    return exact(`${path.split('.')[1]}: { title: ${String(input).trim()}, fields: { ${name}: { type: string } } }`);
  if (Array.isArray(input)) return ofList(name, input, names, beside);
  if (typeof input !== 'string') return undefined;
  const worked = /^=\s*(\S.*)$/.exec(input)?.[1];
  const computed =
    worked === undefined ? [] : [['computed', inFlow(names.expressed(path.split('.')[1] ?? '', worked))] as const];
  return computed.length > 0
    ? exact(`${name}: ${flowOf([...beside, ...computed])}`)
    : ofWord(name, input, names, beside, path.split('.')[1]);
}

/** An example in place of a type. */
const typeOf = (value: number | boolean) =>
  typeof value === 'boolean' ? 'boolean' : Number.isInteger(value) ? 'integer' : 'number';

function ofWord(name: string, written: string, names: DraftNames, beside: readonly Said[], entity = ''): Told {
  if (isOpen(written) || isUndecided(written))
    return { code: 'open.value', values: { written: written.trim(), example: `${name}: { type: string }` } };
  if (counter.test(written.replaceAll(besideCounter, ' ').trim()))
    return { code: 'fact.counter', values: { key: name, example: `${name}: { type: integer, readOnly: true }` } };
  const input = signBehind(plainNumbers(written).replace(/^(?:an?|the|eine?|der|die|das) (?!von |of )/i, ''));
  const { entityNames } = names.known;
  const { word, marks } = unmarked(input);
  const asForm = (facts: readonly Said[]) =>
    exact(`${name}: ${qualifiedForm({ facts, left: [] }, [...marked(marks), ...beside])}`);
  const pattern = patternIn(word);
  if (pattern !== undefined) return asForm([...statedOf(anyText), ['pattern', inFlow(pattern)]]);
  if (input.length > longestField) return { code: 'unknown.type', values: () => meantOf(word, entityNames) };
  const digits = decimals.exec(word)?.[1];
  const [, sql, check] = /^((?:decimal|numeric|number) ?\(\d+, ?\d\)) +(.+)$/i.exec(word) ?? [];
  if (sql !== undefined && check !== undefined) return asForm([...statedOf({ type: 'number' }), ['…', inFlow(check)]]);
  const [, listedHere] = /^\[(.+)\],? *(?:multiple|several|many|mehrere|mehrfach)$/i.exec(word) ?? [];
  if (listedHere !== undefined) return asForm(listForm([['enum', choicesOf(listedHere.split(/\s*,\s*/))]]));
  if (digits !== undefined)
    return asForm([...statedOf({ type: 'number' }), ['multipleOf', String(10 ** -Number(digits))]]);
  const meant = qualified(input, (first) => firstWords(first, name, names));
  if (meant) return exact(`${name}: ${qualifiedForm(meant, beside)}`);
  const alone = typeOfLimits(word) ?? ownKindOf(word, names);
  if (alone) return asForm(alone);
  const chosen = choicesSaid(word);
  if (chosen) return asForm(chosen);
  const parts = choicesIn(
    (/^\((.*)\)$/.exec(word)?.[1] ?? word).replace(/^(?:one of|either|any of|eine[rsn]? (?:von|aus)|entweder) /i, ''),
  );
  const oneType = typeOfAll(parts);
  if (oneType) return asForm(oneType);
  // Between strokes stand choices alone.
  const isChosen = word.includes('|');
  const isChoice = parts.every(
    (part) => /^[\p{L}\p{N} _-]+$/u.test(part) && (isChosen || !(isAddition(part) || limited.test(part))),
  );
  if (parts.length > 1 && isChoice) return asForm([['enum', choicesOf(parts)]]);
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return asForm(statedOf({ type: 'string', format: 'date' }));
  const compared = comparedIn(word);
  if (compared) return asForm(compared);
  const worked = workedOut(word, names, entity);
  if (worked) return asForm(worked);
  // Several words, the first of them with a capital, are what people read.
  if (/^\p{Lu}[\p{L}\p{N}]*(?: [\p{L}\p{N}]+)+$/u.test(word))
    return asForm([...statedOf({ type: 'string' }), ['title', word]]);
  const [, to] = /^(?:->|→|=>) *([\p{L}\p{N}_-]+)$/u.exec(word) ?? [];
  if (to !== undefined) return asForm(referenceTo(to));
  const [spoken] = word.split(' ').length <= mostWords ? names.spokenOf(word) : [];
  if (spoken !== undefined) return asForm(referenceTo(spoken));
  const ofPeople = peopleFault(name, word, names);
  if (ofPeople) return ofPeople;
  const { near } = meantOf(word, entityNames);
  // Of several words that are no type, and speak of none, they are all that is known.
  const words = word.split(' ');
  if (near === undefined && words.length > 1 && !words.some((one) => typeWords.has(one.toLowerCase())))
    return asForm([['description', inFlow(word)]]);
  return { code: 'unknown.type', values: () => meantOf(word, entityNames) };
}

/** `png up to 2 MB` */
const limited = /(?<!\p{L})(?:up to|at most|max(?:imum)?|bis(?: zu)?|höchstens) *\d/iu;

/** What stands in for how a picture, a file, a day is chosen. */
const chooser = / (?:picker|upload|uploader|selector|chooser|field|input|box)$/i;
const identifier = /^(?:id|pk|uuid|guid|key|identifier|primary key|schlüssel|primärschlüssel|المفتاح|主キー)$/i;
const counter =
  /^(?:auto[ _-]?(?:increment|number|inc)(?:ed|ing)?|(?:big)?serial|sequence|sequential|running number|laufende nummer|fortlaufend|自動採番|連番)$/i;
const besideCounter = /,|(?<!\p{L})(?:primary key|pk|not null|unique|required|integer|int|bigint|number)(?!\p{L})/giu;
const parts = /^(?:object|json|map|dict(?:ionary)?|record|group|objekt|gruppe)$/i;
const decimals = /^(?:decimal|numeric|number) ?\(\d+, ?(\d)\)$/i;

/** What databases and forms call a field, and no type here is called. */
function ownKindOf(word: string, { language }: DraftNames): Said[] | undefined {
  if (identifier.test(word)) return [...statedOf(anyText), ['unique', 'true']];
  const format = /^(?:now|jetzt|الآن|今)(?!\p{L})/iu.test(word) ? 'date-time' : 'date';
  const moment = momentMeant(word, format);
  if (moment !== undefined) return [...statedOf({ type: 'string', format }), ['default', moment]];
  if (parts.test(word)) return objectForm(exampleIn(language, '{ street: { type: string }, city: { type: string } }'));
  const chosen = typeWords.get(word.replace(chooser, '').toLowerCase());
  return chosen && statedOf(chosen);
}

const nothing = /^(?:null|undefined|none|nil|nothing|nichts)$/i;
const anyText: TypeMeaning = { type: 'string' };

/** `text | number`, `date | null`: of several types a field has the one that takes them all. */
function typeOfAll(parts: readonly string[]): Said[] | undefined {
  const left = parts.filter((part) => !nothing.test(part));
  const types = left.map((part) => typeWords.get(part.toLowerCase()));
  if (parts.length < 2 || !types.every((type) => type !== undefined)) return undefined;
  const widest = types.find((wide) => types.every((type) => isWithin(type, wide))) ?? anyText;
  return [...statedOf(widest), ...(left.length < parts.length ? [['required', 'false'] as const] : [])];
}

/** Whether all that is of a type is of the other one as well. */
function isWithin({ type, format }: TypeMeaning, wide: TypeMeaning): boolean {
  if (type === wide.type && format === wide.format) return true;
  if (type === 'integer') return wide.type === 'number' && !wide.format;
  return format === 'date' && wide.format === 'date-time';
}

/** What the words that a field begins with mean in a document: a type, an entity, several of them, or what is left open. */
function firstWords(words: string, name: string, names: DraftNames): Meant | undefined {
  const { entities, entityNames } = names.known;
  const isOf = (those: readonly string[]) => those.includes(words.toLowerCase());
  const called = entities.called(words);
  if (isOf(openWords.choices)) return { facts: [['enum', exampleIn(names.language, '[first, second]')]] };
  if (isOf(openWords.reference))
    return { facts: referenceTo(entities.called(name) ?? entityNames[0] ?? exampleIn(names.language, 'tool')) };
  if (isOf(openWords.list)) return severalOf([['type', 'string']]);
  if (isOf(openWords.address))
    return { facts: objectForm(exampleIn(names.language, '{ street: { type: string }, city: { type: string } }')) };
  if (called !== undefined) return { facts: referenceTo(called) };
  const several = names.severalOf(words);
  if (several !== undefined) return severalOf(referenceTo(several));
  const things = listOfThings(words);
  if (things) return things;
  const item = severalIn(words);
  const ofType = [...typeWords.keys()].find((word) => isFormOf(word, item ?? ''));
  const one = item && (firstWords(item, name, names) ?? (ofType && firstWords(ofType, name, names)));
  if (one) return one.meaning?.type === 'array' ? one : severalOf(one.facts);
  const short = meantByWord(words, entities);
  if (typeNamed(words) || !short) return typeNamed(words) ?? amountOf(words, names) ?? limitsAlone(words);
  return { facts: Object.entries(short).map(([key, value]): Said => [key, flow(value)]) };
}

/** `max. 1000 l` speaks of a number. */
function limitsAlone(words: string): Meant | undefined {
  const facts = typeOfLimits(words);
  return facts && { facts };
}

/** A day and a year are moments, where several are an amount. */
const moments = /^(?:year|month|week|day|jahr|monat|woche|tag|年|月|週|日|سنة|شهر|أسبوع|يوم)$/i;

/** What is said by its unit alone, `kg`, `square metres`, or by its currency, `dollars`, `amount in CAD`. */
function amountOf(words: string, { currency: own }: DraftNames): Meant | undefined {
  // `15 €` is an amount of it, and no field.
  const { unit: said = words } = amountIn(words) ?? {};
  const isRate = isUnit(said) && currencyMeant(said, own) === undefined;
  if ((isMeasure(said) && !moments.test(said)) || (isRate && !isMeasure(said)))
    return {
      facts: [
        ['type', 'number'],
        ['unit', inFlow(said)],
      ],
      meaning: { type: 'number' },
    };
  const [, before = '', unit = said] = /^(\S+) in (.+)$/i.exec(said) ?? [];
  if (before !== '' && isMeasure(unit) && !moments.test(unit) && !typeWords.has(before.toLowerCase()))
    return {
      facts: [
        ['type', 'number'],
        ['unit', inFlow(unit)],
      ],
      meaning: { type: 'number' },
    };
  const currency = typeWords.has(before.toLowerCase()) ? undefined : currencyMeant(unit, own);
  const meaning = { type: 'number', format: 'money', unit: currency } as const;
  return currency === undefined ? undefined : { facts: statedOf(meaning), meaning };
}

function meantOf(word: string, entityNames: readonly string[]): ProblemValues {
  const { near: found = suggest(word, typeWords.keys()).near } = suggest(word, [...usual, ...entityNames]);
  // A member is no number: nobody slips twice, and in the first letter.
  const near = found && (isSlip(word, found) || word[0] === found[0]) ? found : undefined;
  const names = several([...usual, ...entityNames.slice(0, mostShown)]);
  return { name: shortened(word), ...(near ? { near } : { names }) };
}

function ofList(name: string, input: readonly unknown[], names: DraftNames, beside: readonly Said[]): Told {
  const { entities: entityNames, language } = names;
  const words = input.map((item) => (item instanceof Written ? item.source : item));
  if (words.length > 0 && words.every(isMap)) return exact(`${name}: ${flowOf(ofThings(words))}`);
  const isOfWords = words.every((word) => typeof word === 'string');
  if (!isOfWords || words.length === 0) return exact(`${name}: { enum: ${exampleIn(language, '[first, second]')} }`);
  // `max. 1000 l, required` says more of one thing, and offers no choice.
  const additions = words.filter((word) => isAddition(word) || typeOfLimits(word) !== undefined);
  if (additions.length > 0 && words.some((word) => !additions.includes(word) || /\d/.test(word)))
    return ofWord(name, words.join(', '), names, beside);
  const [only = ''] = words;
  const { near } = words.length === 1 ? suggest(only, entityNames) : {};
  return exact(near ? `${name}: [${near}]` : choiceOf(name, words));
}

/** Things in a list: choices with what they are called, or what each entry of the list is made of. */
function ofThings(things: readonly Record<string, unknown>[]): Said[] {
  const isChoice = things.every(
    (thing) => typeof thing.title === 'string' && Object.keys(thing).every((key) => /^(?:value|title)$/.test(key)),
  );
  if (isChoice && !things.some((thing) => saysType(thing.title))) return [['enum', flow(things)]];
  return listForm(objectForm(flow(Object.assign({}, ...things))));
}

const exact = (example: string): Told => ({ code: 'fact.exact', values: { example } });
export const referenceTo = (entity: string): Said[] => [
  ['type', 'reference'],
  ['to', entity],
];

const choiceOf = (name: string, words: readonly string[]) => `${name}: { enum: ${choicesOf(words)} }`;
