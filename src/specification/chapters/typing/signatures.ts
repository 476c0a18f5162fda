import { any, boolean, listOf, number, type Type, type TypeKind, text } from './type.ts';

/** What a function takes and gives. What it is called on counts as its first value; `any` takes everything. */
interface Signature {
  takes: readonly (readonly TypeKind[])[];
  /** What a list that it takes must hold. */
  items?: TypeKind;
  gives: Type | ((values: readonly Type[]) => Type);
}

const of = (gives: Signature['gives'], ...takes: (TypeKind | readonly TypeKind[])[]): Signature => ({
  gives,
  takes: takes.map((kinds) => (typeof kinds === 'string' ? [kinds] : kinds)),
});

const day: Type = { kind: 'day' };
const moment: Type = { kind: 'moment' };
const duration: Type = { kind: 'duration' };
const texts: readonly TypeKind[] = ['text', 'record'];
const times: readonly TypeKind[] = ['day', 'moment'];
const structures: readonly TypeKind[] = ['map', 'object', 'record', 'root'];

const itemOf = ([list]: readonly Type[]): Type => (list?.kind === 'list' ? list.of : any);
const one = ([value]: readonly Type[]): Type => value ?? any;
/** The least or the greatest of a list, or of several values. */
const extreme = of((values) => {
  const [first] = values;
  const found = first?.kind === 'list' && values.length === 1 ? first.of : (first ?? any);
  return found.kind === 'text' || found.kind === 'number' ? { kind: found.kind } : found;
}, 'any');
/** So many days are a length of time; a length has so many days. */
const counted = of(
  ([value]) => (value?.kind === 'number' ? duration : value?.kind === 'duration' ? number : any),
  ['number', 'duration'],
);
const part = of(number, times, texts);
const partOfLength = of(number, [...times, 'duration'], texts);

/** Every function of the language. */
export const signatures: ReadonlyMap<string, Signature> = new Map(
  Object.entries<Signature>({
    size: of(number, [...texts, 'list', ...structures]),
    contains: of(boolean, texts, texts),
    startsWith: of(boolean, texts, texts),
    endsWith: of(boolean, texts, texts),
    matches: of(boolean, texts, texts),
    lowerAscii: of(text, texts),
    upperAscii: of(text, texts),
    trim: of(text, texts),
    indexOf: of(number, texts, texts),
    lastIndexOf: of(number, texts, texts),
    charAt: of(text, texts, 'number'),
    substring: of(text, texts, 'number', 'number'),
    replace: of(text, texts, texts, texts),
    split: of(listOf(text), texts, texts),
    join: { ...of(text, 'list', texts), items: 'text' },
    sum: { ...of(number, 'list'), items: 'number' },
    average: { ...of(number, 'list'), items: 'number' },
    min: extreme,
    max: extreme,
    'math.least': extreme,
    'math.greatest': extreme,
    'math.abs': of(number, 'number'),
    'math.ceil': of(number, 'number'),
    'math.floor': of(number, 'number'),
    'math.round': of(number, 'number'),
    first: of(itemOf, 'list'),
    last: of(itemOf, 'list'),
    distinct: of(one, 'list'),
    now: of(moment),
    today: of(day),
    date: of(day, [...times, ...texts]),
    timestamp: of(moment, [...times, ...texts]),
    duration: of(duration, texts),
    days: counted,
    hours: counted,
    minutes: counted,
    addMonths: of(one, times, 'number'),
    addYears: of(one, times, 'number'),
    getFullYear: part,
    getMonth: part,
    getDate: part,
    getDayOfMonth: part,
    getDayOfWeek: part,
    getDayOfYear: part,
    getHours: partOfLength,
    getMinutes: partOfLength,
    getSeconds: partOfLength,
    string: of(text, ['text', 'number', 'boolean', 'record', ...times, 'duration']),
    int: of(number, ['text', 'number', 'record', 'moment']),
    double: of(number, ['text', 'number', 'record']),
  }),
);
