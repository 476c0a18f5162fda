import { amountIn, amountSaid } from '../../vocabulary/words/units.ts';
import type { Checker } from '../checker.ts';

/** A constant is a value: nothing works it out. */
export function checkConstants(checker: Checker) {
  for (const [name, { value, unit }] of Object.entries(checker.specification.constants)) {
    if (typeof value !== 'string') continue;
    if (value.startsWith('=')) checker.error(`constants.${name}.value`, 'constant.expression');
    const amount = unit === undefined && value.includes(' ') ? amountIn(value) : undefined;
    // `1 April` is a day, which a text keeps.
    if (amount && isMonth(amount.unit)) continue;
    if (amount) checker.warn(`constants.${name}`, 'constant.unit', { name: value, key: name, ...amount });
    const said = amount || unit !== undefined ? undefined : amountSaid(value);
    if (said) checker.warn(`constants.${name}`, 'constant.text', { name: value, example: `${name}: ${said}` });
  }
}

function isMonth(word: string): boolean {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2000, month));
  return ['en', 'de'].some((language) => {
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return months.some((month) => name.format(month).toLowerCase() === word.toLowerCase());
  });
}
