import { suggest } from '../../near.ts';

/** What other languages call the functions; where another name does not say how it is done, it is written out. */
const calledOtherwise: ReadonlyMap<string, readonly string[]> = new Map([
  ['age', ['addYears(today(), -18)']],
  ['years', ['addYears(today(), -18)']],
  ['year', ['addYears', 'getFullYear']],
  ['months', ['addMonths(today(), -6)']],
  ['month', ['addMonths', 'getMonth']],
  ['weeks', ['days(7)']],
  ['count', ['size']],
  ['length', ['size']],
  ['len', ['size']],
  ['heute', ['today']],
  ['jetzt', ['now']],
]);

const usual = ['today', 'now', 'days', 'addMonths', 'addYears', 'size', 'sum', 'min', 'max', 'contains', 'matches'];

/** The functions that a name may stand for: all of them where one is called nearly so, else those that are used most. */
export function functionsMeant(name: string, all: Iterable<string>): readonly string[] {
  const meant = calledOtherwise.get(name.toLowerCase());
  if (meant) return meant;
  const known = [...all];
  return suggest(name, known).near ? known : usual;
}
