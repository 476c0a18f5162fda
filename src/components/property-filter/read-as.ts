import type { FilterOperator, Phrase } from './suggestions.ts';

/** How it is asked in any language; what begins with another sign comes before that. */
const signs: readonly [sign: string, operator: FilterOperator][] = [
  ['>=', 'gte'],
  ['≥', 'gte'],
  ['<=', 'lte'],
  ['≤', 'lte'],
  ['!=', 'ne'],
  ['≠', 'ne'],
  ['>', 'gt'],
  ['<', 'lt'],
  ['=', 'eq'],
];

/** Stands for a value, wherever a language puts it. */
const value = '\uE001';

interface Asked {
  operator: FilterOperator;
  value: string;
}

/** What was typed of a property, with how it is asked: `Count > 5`, `count is at least 5`, or `> 5` alone. */
export function readAs(
  typed: string,
  label: string,
  operators: readonly FilterOperator[],
  phrase: Phrase,
): Asked | undefined {
  const asked = typed.trim();
  const rest = startsWith(asked, label) ? asked.slice(label.length).trim() : asked;
  const sign = signs.find(([sign, operator]) => rest.startsWith(sign) && operators.includes(operator));
  if (sign) return { operator: sign[1], value: rest.slice(sign[0].length).trim() };
  const [meant] = operators
    .flatMap((operator): Asked[] => {
      const [before = '', after = ''] = phrase(label, operator, value)
        .split(value)
        .map((words) => words.trim());
      if (!startsWith(asked, before) || !asked.toLowerCase().endsWith(after.toLowerCase())) return [];
      return [{ operator, value: asked.slice(before.length, asked.length - after.length).trim() }];
    })
    // `is at least 5` is not `is`, asked for `at least 5`.
    .sort((one, other) => one.value.length - other.value.length);
  return meant;
}

function startsWith(typed: string, words: string): boolean {
  return typed.toLowerCase().startsWith(words.toLowerCase());
}
