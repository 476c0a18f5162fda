import { folded } from '#components/internal';
import type { FilterOperation } from './property-filter.tsx';
import type { FilterToken } from './suggestions.ts';

/**
 * Whether a row has what is asked for. Words are compared without case and accents, a list by any of its entries.
 * @param answerOf what the row has of a property, by its key: of `anyProperty`, a list of all that it has
 */
export function fitsTokens(
  tokens: readonly FilterToken[],
  operation: FilterOperation,
  answerOf: (property: string) => unknown,
): boolean {
  const fits = ({ property, operator, value }: FilterToken) => {
    const answer = answerOf(property);
    const entries = Array.isArray(answer) ? answer : [answer];
    if (operator === 'ne') return !entries.some((entry) => fitsOne(entry, 'eq', value));
    return entries.some((entry) => fitsOne(entry, operator, value));
  };
  return operation === 'and' ? tokens.every(fits) : tokens.length === 0 || tokens.some(fits);
}

function fitsOne(answer: unknown, operator: Exclude<FilterToken['operator'], 'ne'>, value: string): boolean {
  if (answer === undefined || answer === null || answer === '') return false;
  const said = folded(String(answer));
  switch (operator) {
    case 'eq':
      return typeof answer === 'number' ? answer === Number(value) : said === folded(value);
    case 'contains':
      return said.includes(folded(value));
    case 'gte':
      return Number(answer) >= Number(value);
    case 'lte':
      return Number(answer) <= Number(value);
    case 'gt':
      return Number(answer) > Number(value);
    case 'lt':
      return Number(answer) < Number(value);
  }
}
