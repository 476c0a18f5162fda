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

/** How a token reads. */
export type Phrase = (property: string, operator: FilterOperator, value: string) => string;

/** So many are offered at once; who types on finds the others. */
const most = 50;

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
          (['eq', 'ne'] as const)
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
  const asked = isNumber ? (['eq', 'gte', 'lte'] as const) : (['contains', 'eq'] as const);
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

const optionOf = (token: FilterToken, label: string): ComboboxOption => ({ value: JSON.stringify(token), label });

const rankOf = ({ value }: ComboboxOption) => (tokenOf(value).operator === 'ne' ? 1 : 0);

/** The token that an option stands for. */
export function tokenOf(option: string): FilterToken {
  return JSON.parse(option);
}
