import type { Field } from '../../compile/index.ts';
import { folded } from '../../texts/folded.ts';
import { typeWords } from './type-words.ts';

/** Without what nobody means by it: case, accents, spaces, hyphens. */
const squeezed = (text: string) => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Of these the type alone says what is meant: `Telephone` is the one number to call, but a `Date` may be any. */
const tellingFormats: ReadonlySet<string | undefined> = new Set(['email', 'phone', 'uri']);

const typesOf: ReadonlyMap<string, string | undefined> = new Map(
  [...typeWords].map(([word, { format }]) => [squeezed(word), format]),
);

/** How a text can call a field, the surest first. */
const ways: readonly ((field: Field, text: string) => boolean)[] = [
  ({ name, label }, text) => [label.text, name].some((own) => own.trim().toLowerCase() === text.trim().toLowerCase()),
  ({ name, label }, text) =>
    squeezed(text) !== '' && [label.text, name].some((own) => squeezed(own) === squeezed(text)),
  ({ format }, text) => tellingFormats.has(format) && typesOf.get(squeezed(text)) === format,
];

/** Whether a text may be meant as a field. */
export function isCalledAlike(field: Field, text: string): boolean {
  return ways.some((isCalled) => isCalled(field, text));
}

/** Which of several texts calls which field: the first that says just its name, else the only one that may mean it alone. */
export function calledAlike(fields: readonly Field[], texts: readonly string[]): Map<Field, number> {
  const found = new Map<Field, number>();
  for (const [way, isCalled] of ways.entries()) {
    const taken = new Set(found.values());
    const left = fields.filter((field) => !found.has(field));
    for (const field of left) {
      const places = texts.flatMap((text, at) => (!taken.has(at) && isCalled(field, text) ? [at] : []));
      const [place] = places;
      const isSure = places.length === 1 && left.filter((one) => isCalled(one, texts[place ?? 0] ?? '')).length === 1;
      if (place !== undefined && (way === 0 || isSure)) found.set(field, place);
    }
  }
  return found;
}
