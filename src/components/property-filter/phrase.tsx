import { useLocale, useStrings } from '#components/locale';
import type { FilterOperator } from './suggestions.ts';

/** What is asked of which property, as far as it is known. */
export type Words = readonly [property: string, operator: FilterOperator | undefined, value: string];

/** Stand for a property and a value, wherever a language puts them. */
const [property, value] = ['\uE000', '\uE001'];

/** What is asked, as one sentence of the page; each word in it runs as it does by itself. */
export function Phrase({ words: [name, operator, asked] }: { words: Words }) {
  const { direction } = useLocale();
  const { filterPhrase } = useStrings();
  const sentence = operator ? filterPhrase(property, operator, value) : `${property} ${value}`;
  const [start, between, end] = sentence.split(/[\uE000\uE001]/);
  const isNameFirst = sentence.indexOf(property) < sentence.indexOf(value);
  return (
    // A sentence runs as its language does, whichever way the page does.
    <span dir={operator ? 'auto' : direction}>
      {start}
      <bdi>{isNameFirst ? name : asked}</bdi>
      {between}
      <bdi>{isNameFirst ? asked : name}</bdi>
      {end}
    </span>
  );
}
