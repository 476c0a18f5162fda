import { folded } from '../../texts/folded.ts';
import { languages } from '../../texts/language.ts';
import { endings } from '../spoken-of.ts';
import { typeWords } from './type-words.ts';

/** Of several currencies of a name the one that is meant first: a dollar, a pound, a franc. */
const usual = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'CNY', 'INR', 'SEK', 'PLN'];
const signs: Readonly<Record<string, string>> = { $: 'USD', '¥': 'JPY', '₹': 'INR', '₩': 'KRW', '₺': 'TRY' };

/** Words and signs that are one currency alone. */
export const currencyWords = [...typeWords].flatMap(([word, { unit }]) => (unit ? [word] : []));

/** The currency that a word or a sign plainly is, `euro`, `€`. */
export const currencyCalled = (word: string) => typeWords.get(word.trim().toLowerCase())?.unit;

let currencies: Map<string, Set<string>> | undefined;
const wordsOf = (name: string) => folded(name).split(/[\s-]+/);

/** Currencies by what they are called in the languages of a document, `us dollar`, and by the last words of that. */
function currenciesByName() {
  const found = new Map<string, Set<string>>();
  const named = languages.map((locale) => new Intl.DisplayNames([locale], { type: 'currency' }));
  for (const code of Intl.supportedValuesOf('currency'))
    for (const words of [[code.toLowerCase()], ...named.map((one) => wordsOf(one.of(code) ?? code))])
      for (const from of words.keys()) {
        const name = words.slice(from).join(' ');
        found.set(name, (found.get(name) ?? new Set()).add(code));
      }
  return found;
}

/**
 * The currency that words may mean, `dollars`, `Kronen`, `CAD`; of several the usual one.
 * @param own the currency of the product, which is meant before all others
 */
export function currencyMeant(words: string, own?: string): string | undefined {
  const called = currencyCalled(words) ?? signs[words.trim()];
  const said = wordsOf(words.trim()).join(' ');
  if (called !== undefined || said.length < 3 || said.length > 40) return called;
  currencies ??= currenciesByName();
  const all = currencies;
  const forms = [said, ...endings.flatMap((ending) => (said.endsWith(ending) ? [said.slice(0, -ending.length)] : []))];
  const found = forms.map((form) => all.get(form)).find((codes) => codes !== undefined) ?? new Set();
  return (
    [own, ...usual].find((code) => code !== undefined && found.has(code)) ??
    (found.size === 1 ? [...found][0] : undefined)
  );
}
