import { Written } from '../chapters/facts.ts';
import { numberSaid } from '../vocabulary/words/number-said.ts';

/** `5.000`: nobody writes a fraction down to a last nought, and half of Europe writes thousands so. */
export function thousandsIn(source: string) {
  if (!/^-?[1-9]\d{0,2}\.\d\d0$/.test(source)) return undefined;
  return { name: source, number: String(Number(source)), whole: source.replace('.', '') };
}

/** `{ price: 1,5 }`: digits right behind a number and its comma, which parts in braces. */
export function tornNumber(key: string, before: unknown, word: string) {
  if (!(before instanceof Written) || typeof before.value !== 'number' || !/^\d+$/.test(word)) return undefined;
  const name = `${before.source},${word}`;
  return { name, example: `${key}: ${numberSaid(name) ?? name}` };
}
