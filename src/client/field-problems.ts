import type { FieldProblem } from '#backend';
import { isObject, pointerTo } from '#specification';
import { textOf } from './shape.ts';

/**
 * What is wrong field by field, in any of the shapes that servers use: RFC 9457's `[{ pointer, detail }]`, `{ field: [text] }`,
 * `[{ field, message }]`, `[{ loc: ['body', 'field'], msg }]`, or texts alone.
 */
export function fieldProblemsOf(errors: unknown): FieldProblem[] {
  if (Array.isArray(errors)) return errors.flatMap(ofEntry);
  if (!isObject(errors)) return [];
  return Object.entries(errors).flatMap(([path, found]) => below(pointerOf(path), found));
}

/** Further in nobody's fields are. */
const deepest = 12;

/** Texts at a place, or at the places inside of it: `{ address: { postcode: [text] } }`. */
function below(pointer: string, found: unknown, depth = 0): FieldProblem[] {
  const texts = textsOf(found);
  if (texts.length > 0 || !isObject(found) || depth > deepest) return texts.map((detail) => problem(pointer, detail));
  return Object.entries(found).flatMap(([name, inner]) =>
    below(`${pointer}${pointerTo([name]).slice(1)}`, inner, depth + 1),
  );
}

function ofEntry(entry: unknown): FieldProblem[] {
  const text = textOf(entry);
  if (text) return [problem('#', text)];
  if (!isObject(entry)) return [];
  const detail = [entry.detail, entry.message, entry.msg, entry.title, entry.description].map(textOf).find(Boolean);
  const code = textOf(entry.code) ?? textOf(entry.type) ?? 'server';
  const pointer = placeOf(entry);
  return detail || pointer !== '#' ? [{ pointer, code, detail: detail ?? code }] : [];
}

function placeOf({ pointer, source, loc, field, path, name, property, propertyPath }: Record<string, unknown>): string {
  const written = textOf(pointer) ?? (isObject(source) ? textOf(source.pointer) : undefined);
  if (written !== undefined) return written.startsWith('#') ? written : pointerOf(written);
  if (Array.isArray(loc)) return pointerTo(loc.map(String).filter((step, index) => index > 0 || step !== 'body'));
  if (Array.isArray(path)) return pointerTo(path.map(String));
  return pointerOf([field, path, property, propertyPath, name].map(textOf).find(Boolean) ?? '');
}

/** `parts[0].price`, `parts.0.price` and `/parts/0/price` as a pointer. */
function pointerOf(path: string): string {
  if (path.startsWith('#')) return path;
  if (path.startsWith('/')) return `#${path}`;
  return pointerTo(
    path
      .replace(/\[(\w+)\]/g, '.$1')
      .split('.')
      .filter(Boolean),
  );
}

function textsOf(found: unknown): string[] {
  if (Array.isArray(found)) return found.flatMap(textsOf);
  if (isObject(found))
    return [found.detail, found.message]
      .map(textOf)
      .filter((text) => text !== undefined)
      .slice(0, 1);
  const text = textOf(found);
  return text ? [text] : [];
}

function problem(pointer: string, detail: string): FieldProblem {
  return { pointer, code: 'server', detail };
}
