import type { ComboboxOption } from '#components/combobox';
import { fitsWords, folded, wordsOf } from '#components/internal';
import { numberIn } from '#components/number-input';
import { readAs } from './read-as.ts';

export type FilterOperator = 'eq' | 'ne' | 'contains' | 'gte' | 'lte' | 'gt' | 'lt';

/** What is asked of a property: `State is Open`. */
export interface FilterToken {
  /** The key of what is asked for, or `anyProperty`. */
  property: string;
  /** How it is asked: `eq` is equal, `ne` is not, `gte` is at least, `lte` is at most. */
  operator: FilterOperator;
  /** What is asked: one of its values, or as it was typed. */
  value: string;
}

/** The key under which words are asked for wherever they stand. */
export const anyProperty = '';

/** One of the values that a property may have. */
export interface FilterValue {
  /** As `FilterToken` has it. */
  value: string;
  /** What it is called. */
  label: string;
}

/** What can be asked for. */
export interface FilterProperty {
  /** Unlike any other of the filter. */
  key: string;
  /** What it is called. */
  label: string;
  /** Its values, where there are a few; without them it is asked for whatever is typed. */
  values?: readonly FilterValue[];
  /** It is a number: more than, less than. */
  numeric?: boolean;
}

/** What was said so far of what is to be asked: of which property, then how. */
export type Begun = Pick<FilterToken, 'property'> & Partial<FilterToken>;

/** How a token reads. */
export type Phrase = (property: string, operator: FilterOperator, value: string) => string;

/** So many are offered at once; who types on finds the others. */
const most = 50;

/** What comes next: a property, then how it is asked, then for what. Whatever is typed finds all of it at once as well. */
export function offered(
  begun: Begun | undefined,
  typed: string,
  properties: readonly FilterProperty[],
  phrase: Phrase,
  locale: string,
): ComboboxOption[] {
  const property = properties.find(({ key }) => key === begun?.property);
  const fits = ({ label }: ComboboxOption) => folded(label).includes(folded(typed.trim()));
  if (!property) {
    const named = properties.map(({ key, label }) => optionOf({ property: key }, label)).filter(fits);
    return typed.trim() === '' ? named : [...named, ...suggestionsFor(typed, properties, phrase, locale)];
  }
  const all = suggestionsFor(property.values || typed.trim() !== '' ? typed : '', [property], phrase, locale);
  const { operator } = begun ?? {};
  if (operator) return all.filter(({ value }) => tokenOf(value).operator === operator);
  const ways = operatorsOf(property).map((way) =>
    optionOf({ property: property.key, operator: way }, phrase(property.label, way, '…')),
  );
  return typed.trim() === '' ? ways : [...ways.filter(fits), ...all];
}

/** How a property can be asked. */
function operatorsOf({ key, values, numeric }: FilterProperty): FilterOperator[] {
  if (key === anyProperty) return ['contains'];
  return values ? ['eq', 'ne'] : numeric ? ['eq', 'gte', 'lte', 'gt', 'lt'] : ['contains', 'eq'];
}

/** What fits what is typed: what it reads as, then a value of a property by its words, or a property of what is typed. */
export function suggestionsFor(
  typed: string,
  properties: readonly FilterProperty[],
  phrase: Phrase,
  locale: string,
): ComboboxOption[] {
  const said = (property: FilterProperty) => (operator: FilterOperator, value: string) =>
    optionOf(
      { property: property.key, operator, value },
      phrase(property.label, operator, writtenOf(property, value, locale)),
    );
  const read = properties.flatMap((property) => {
    const asked = readAs(typed, property.label, operatorsOf(property), phrase);
    if (!asked) return [];
    return valuesIn(asked.value, property, locale).map((value) => said(property)(asked.operator, value));
  });
  const words = wordsOf(typed);
  const found = properties.flatMap((property) => {
    const values = property.values?.map(({ value }) => value) ?? typedOf(typed, property, locale);
    return values
      .flatMap((value) => operatorsOf(property).map((operator) => said(property)(operator, value)))
      .filter(({ label }) => !property.values || fitsWords(label, words).fits);
  });
  const known = new Set(read.map(({ value }) => value));
  const others = found.filter(({ value }) => !known.has(value));
  // Wherever it stands, before where it may; what is, before what is not.
  return [...read, ...others.sort((one, other) => rankOf(one) - rankOf(other))].slice(0, most);
}

/** What of a property may be meant by words that were typed for it alone. */
function valuesIn(typed: string, { values, numeric = false }: FilterProperty, locale: string): string[] {
  if (values) {
    const fitting = values.filter(({ label }) => folded(label).includes(folded(typed)));
    return fitting.map(({ value }) => value);
  }
  if (!numeric) return typed === '' ? [] : [typed];
  const number = numberIn(typed, locale);
  return Number.isFinite(number) ? [String(number)] : [];
}

/** What may be meant of a property that has no values of its own, by its name or without it. */
function typedOf(typed: string, property: FilterProperty, locale: string): string[] {
  const { label } = property;
  const isNamed = typed.toLowerCase().startsWith(label.toLowerCase());
  const rest = isNamed ? typed.slice(label.length) : typed;
  // A word may begin as its property is called: a Note, and a notebook.
  const meant = [...new Set([rest.trim(), ...(/^\s|^$/.test(rest) ? [] : [typed.trim()])])];
  return meant.flatMap((each) => valuesIn(each, property, locale));
}

/** How a value reads. */
export function writtenOf({ values, numeric }: FilterProperty, value: string, locale: string): string {
  if (numeric) return new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(Number(value));
  return values?.find((each) => each.value === value)?.label ?? value;
}

const optionOf = (token: Begun, label: string): ComboboxOption => ({ value: JSON.stringify(token), label });

function rankOf({ value }: ComboboxOption): number {
  const { property, operator } = tokenOf(value);
  return property === anyProperty ? -1 : operator === 'ne' ? 1 : 0;
}

/** What an option stands for: a token, or as much of one. */
export function tokenOf(option: string): Begun {
  return JSON.parse(option);
}
