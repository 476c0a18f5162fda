import type { Path } from '../../compile/index.ts';
import { folded } from '../../texts/folded.ts';
import { typeWords } from './type-words.ts';

/** Without what nobody means by it: case, accents, spaces, hyphens. */
const squeezed = (text: string) => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Of these the type alone says what is meant: `Telephone` is the one number to call, but a `Date` may be any. */
const tellingFormats: ReadonlySet<string | undefined> = new Set(['email', 'phone', 'uri']);

const typesOf: ReadonlyMap<string, string | undefined> = new Map(
  [...typeWords].map(([word, { format }]) => [squeezed(word), format]),
);

/** How a text can call what a path leads to, the surest first. */
const ways: readonly ((path: Path, text: string) => boolean)[] = [
  ({ name, label }, text) => [label.text, name].some((own) => own.trim().toLowerCase() === text.trim().toLowerCase()),
  ({ name, label }, text) =>
    squeezed(text) !== '' && [label.text, name].some((own) => squeezed(own) === squeezed(text)),
  ({ field: { format } }, text) => tellingFormats.has(format) && typesOf.get(squeezed(text)) === format,
  ({ steps, field: { name, label } }, text) =>
    steps.length > 1 &&
    !steps.some(({ items }) => items) &&
    squeezed(text) !== '' &&
    [label.text, name].some((own) => squeezed(own) === squeezed(text)),
];

/** Whether a text may be meant as what a path leads to. */
export function isCalledAlike(path: Path, text: string): boolean {
  return ways.some((isCalled) => isCalled(path, text));
}

/** Which of several texts calls what: the first that says just its name, else the only one that may mean it alone. */
export function calledAlike(paths: readonly Path[], texts: readonly string[]): Map<Path, number> {
  const found = new Map<Path, number>();
  for (const [way, isCalled] of ways.entries()) {
    const taken = new Set(found.values());
    const left = paths.filter((path) => !found.has(path));
    for (const path of left) {
      const places = texts.flatMap((text, at) => (!taken.has(at) && isCalled(path, text) ? [at] : []));
      const [place] = places;
      const isSure = places.length === 1 && left.filter((one) => isCalled(one, texts[place ?? 0] ?? '')).length === 1;
      if (place !== undefined && (way === 0 || isSure)) found.set(path, place);
    }
  }
  return found;
}
