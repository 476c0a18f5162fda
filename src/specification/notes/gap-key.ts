import type { Gap } from '../gap.ts';
import type { Specification } from '../specification.ts';

/**
 * What a gap is called in a file of notes: where its answer belongs, and what kind of fact it is. Edits elsewhere in the document
 * do not change it: no line stands in it, no title, and an entry of a list is called by what it says rather than by its number.
 */
export function gapKey({ path, kind }: Pick<Gap, 'path' | 'kind'>, specification: Specification): string {
  const [chapter = '', ...steps] = path.split('.');
  let at: unknown = Object.hasOwn(specification, chapter) ? Reflect.get(specification, chapter) : undefined;
  const named = steps.map((step) => {
    const around = at;
    at =
      typeof around === 'object' && around !== null && Object.hasOwn(around, step)
        ? Reflect.get(around, step)
        : undefined;
    return Array.isArray(around) ? entryName(around, Number(step)) : step;
  });
  return `${[chapter, ...named].join('.')} ${kind}`;
}

/** By what an entry says; those that say the same are counted. */
function entryName(list: readonly unknown[], index: number): string {
  const says = saying(list[index]);
  if (says === '') return String(index);
  const before = list.slice(0, index).filter((other) => saying(other) === says).length;
  return `[${says}]${before > 0 ? before + 1 : ''}`;
}

function saying(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return entry === undefined ? '' : String(entry);
  return Object.entries(entry)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        `${key}=${typeof value === 'object' && !isPlainList(value) ? JSON.stringify(value) : String(value)}`,
    )
    .join(' ');
}

function isPlainList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object');
}
