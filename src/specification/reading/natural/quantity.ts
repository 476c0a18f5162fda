import { isMap, Written } from '../../chapters/facts.ts';
import { amountIn, isUnit } from '../../vocabulary/words/units.ts';
import { type Entry, entriesOf, type Fact, instead, thingOf } from './fact.ts';
import type { Reads } from './reader.ts';

/** `6 weeks` is a value and its unit, where the unit is known. */
export const quantity: Reads = (fact) => {
  if (!isMap(fact.value)) return thingOr(fact, amountOf(fact));
  const entries = entriesOf(fact);
  if (entries.some(([key]) => key === 'unit')) return fact;
  const value = entries.find(([key]) => key === 'value')?.[1];
  const amount = value && amountOf(value);
  return thingOr(fact, amount && [...amount, ...entries.filter(([key]) => key !== 'value')]);
};

const thingOr = (fact: Fact, entries: readonly Entry[] | undefined) =>
  entries ? thingOf(entries, [fact.at[0], fact.at[1]]) : fact;

function amountOf(fact: Fact): Entry[] | undefined {
  const amount = typeof fact.value === 'string' ? amountIn(fact.value) : undefined;
  if (!amount || !isUnit(amount.unit)) return undefined;
  const { number, unit } = amount;
  return [
    ['value', instead(fact, new Written(Number(number), number))],
    ['unit', instead(fact, unit)],
  ];
}
