import type { ComboboxOption } from '#components/combobox';
import { numberIn } from '#components/number-input';

export type FilterOperator = 'eq' | 'ne' | 'contains' | 'gte' | 'lte';

/** What is asked of a property: `State is Open`. */
export interface FilterToken {
  property: string;
  operator: FilterOperator;
  value: string;
}

export interface FilterProperty {
  key: string;
  label: string;
  /** Its values, where there are a few; without them it is asked for whatever is typed. */
  values?: readonly { value: string; label: string }[];
  /** It is a number: more than, less than. */
  isNumber?: boolean;
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
  const fits = ({ label }: ComboboxOption) => label.toLowerCase().includes(typed.trim().toLowerCase());
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
function operatorsOf({ values, isNumber }: FilterProperty): FilterOperator[] {
  return values ? ['eq', 'ne'] : isNumber ? ['eq', 'gte', 'lte'] : ['contains', 'eq'];
}

/** What fits what is typed: a value of a property by its words, or a property of what is typed. */
export function suggestionsFor(
  typed: string,
  properties: readonly FilterProperty[],
  phrase: Phrase,
  locale: string,
): ComboboxOption[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = properties.flatMap((property) =>
    property.values
      ? property.values.flatMap(({ value, label }) =>
          operatorsOf(property)
            .map((operator) =>
              optionOf({ property: property.key, operator, value }, phrase(property.label, operator, label)),
            )
            .filter(({ label: said }) => words.every((word) => said.toLowerCase().includes(word))),
        )
      : typedOf(typed, property, phrase, locale),
  );
  // What is, before what is not.
  return found.sort((one, other) => rankOf(one) - rankOf(other)).slice(0, most);
}

function typedOf(typed: string, property: FilterProperty, phrase: Phrase, locale: string): ComboboxOption[] {
  const { key, label, isNumber = false } = property;
  const isNamed = typed.toLowerCase().startsWith(label.toLowerCase());
  const rest = isNamed ? typed.slice(label.length) : typed;
  // A word may begin as its property is called: a Note, and a notebook.
  const values = [...new Set([rest.trim(), ...(/^\s|^$/.test(rest) ? [] : [typed.trim()])])].filter(Boolean);
  const asked = operatorsOf(property);
  return values.flatMap((each) => {
    const number = isNumber ? numberIn(each, locale) : undefined;
    if (number !== undefined && !Number.isFinite(number)) return [];
    const value = number === undefined ? each : String(number);
    const token = { property: key, value };
    return asked.map((operator) =>
      optionOf({ ...token, operator }, phrase(label, operator, writtenOf(property, value, locale))),
    );
  });
}

/** How a value reads. */
export function writtenOf({ values, isNumber }: FilterProperty, value: string, locale: string): string {
  if (isNumber) return new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(Number(value));
  return values?.find((each) => each.value === value)?.label ?? value;
}

const optionOf = (token: Begun, label: string): ComboboxOption => ({ value: JSON.stringify(token), label });

const rankOf = ({ value }: ComboboxOption) => (tokenOf(value).operator === 'ne' ? 1 : 0);

/** What an option stands for: a token, or as much of one. */
export function tokenOf(option: string): Begun {
  return JSON.parse(option);
}
