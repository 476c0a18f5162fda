import { boundAs, Duration, type Field, isAlike } from '#specification';
import { sampleOf, textFitting } from '#specification/samples';
import type { World } from '../world.ts';
import { brokenBy, type Limit } from './broken-by.ts';

/** Values that keep a keyword of a field and those that break it and no other, as near to its bound as can be. */
export interface Around {
  kept: unknown[];
  broken: unknown[];
}

/** Longer than this no text or list is made, to see whether it is refused. */
const longest = 200_000;
const minute = 60_000;
const day = 24 * 60 * minute;
/** Larger than this no file is made. */
const mostBytes = 5_000_000;

/** A sample of a field, the same for the same number. */
export function sampleAt(field: Field, world: World, index: number): unknown {
  // Neighbouring seeds of this generator begin alike.
  let state = ((index + 1) * 1_013_904_223) % 2_147_483_647;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const keysOf = (name: string) => {
    const to = world.product.entity(name);
    return to ? world.records(to).map((record) => to.keyOf(record)) : [];
  };
  return sampleOf(field, { index, random, now: world.now, keysOf });
}

/** The number of the first sample to take: of what is unique, one that no record has. */
export function firstOf(field: Field, world: World): number {
  return hasUnique(field) ? 9000 + world.records(field.entity).length * 7 : 0;
}

function hasUnique({ isUnique, items, properties }: Field): boolean {
  return isUnique || [...(items ? [items] : []), ...properties].some(hasUnique);
}

/** Values on both sides of a limit. Only those are given out that break this keyword, or none. */
export function aroundLimit(field: Field, name: Limit, world: World): Around {
  const limit = field.limit(name);
  if (limit === undefined) return { kept: [], broken: [] };
  return sorted(field, name, [...candidates(field, name, limit, world)]);
}

/** Sorts values by whether they break a keyword alone, or nothing. */
export function sorted(field: Field, name: string, values: readonly unknown[]): Around {
  const known = values.filter(
    (value, index) =>
      value !== undefined && value !== null && !values.slice(0, index).some((one) => isAlike(one, value)),
  );
  const breaks = (value: unknown) => brokenBy(field, value).join();
  return {
    kept: known.filter((value) => breaks(value) === ''),
    broken: known.filter((value) => breaks(value) === name),
  };
}

function* candidates(field: Field, name: Limit, limit: number, world: World): Generator<unknown> {
  switch (name) {
    case 'minLength':
    case 'maxLength':
      for (const length of [limit, limit - 1, limit + 1]) yield textOf(field, length, world);
      return;
    case 'minItems':
    case 'maxItems':
      for (const length of [limit, limit - 1, limit + 1]) yield listOf(field, length, world);
      return;
    case 'maxSize':
      for (const size of [limit, limit - 1, limit + 1]) yield fileOf(field, size);
      return;
    case 'multipleOf':
      for (const times of [1, 2, 3, 10, 100]) yield rounded(times * limit);
      for (const times of [1, 2, 3, 10, 100]) {
        yield rounded(times * limit + limit / 2);
        if (limit > 1) yield rounded(times * limit + 1);
      }
      return;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum': {
      if (field.kindName === 'duration') {
        const lengths = [limit, limit - minute, limit + minute].filter((length) => length >= 0);
        for (const length of lengths) yield new Duration(length).toISOString();
        return;
      }
      if (field.kindName === 'time') {
        for (const time of [limit, limit - minute, limit + minute])
          if (time >= 0 && time < day) yield boundAs('time', time);
        return;
      }
      const step = field.limit('multipleOf') ?? (field.isWhole ? 1 : 0.01);
      const near = [limit, limit - step, limit + step];
      for (const value of near) yield rounded(value);
      // Next to a bound all keys may be taken.
      for (let away = 2; field.entity.keyField === field && away <= mostTaken; away++)
        for (const side of [-1, 1]) yield free(field, rounded(limit + side * away * step), world);
    }
  }
}

const mostTaken = 60;

function free(field: Field, key: number, world: World): number | undefined {
  return world.find(field.entity, String(key)) ? undefined : key;
}

function rounded(value: number): number {
  return Number(value.toFixed(10)) + 0;
}

/** A text of a length that is what the field otherwise asks for; undefined where there is none. */
function textOf(field: Field, length: number, world: World): string | undefined {
  if (length < 1 || length > longest) return undefined;
  const { pattern, kindName } = field;
  if (pattern !== undefined)
    return textFitting(pattern, firstOf(field, world), { count: 1, minLength: length, maxLength: length });
  if (field.format === 'color') return length === 7 ? '#225588' : length === 4 ? '#258' : undefined;
  if (field.format === 'phone') return length < 3 ? undefined : '5'.repeat(length);
  const [before, after] =
    kindName === 'email' ? ['', '@example.org'] : kindName === 'uri' ? ['https://example.org/', ''] : ['', ''];
  const room = length - before.length - after.length;
  return room < 1
    ? undefined
    : before +
        'Lorem ipsum '
          .repeat(Math.ceil(room / 12))
          .slice(0, room - 1)
          .replaceAll(' ', 'x') +
        'x' +
        after;
}

/** A file of so many bytes, of a type that the field takes. */
function fileOf({ mediaTypes, format }: Field, size: number): string | undefined {
  if (size < 0 || size > mostBytes) return undefined;
  const [wanted = 'text/plain'] = mediaTypes ?? [];
  const type = wanted.endsWith('/*')
    ? format === 'image' || wanted === 'image/*'
      ? 'image/png'
      : wanted.replace('*', 'x-sample')
    : wanted;
  return `data:${type};name=sample;base64,${btoa('x'.repeat(size))}`;
}

function listOf(field: Field, length: number, world: World): unknown[] | undefined {
  const { items } = field;
  if (length < 0 || length > 2000) return undefined;
  const list: unknown[] = [];
  for (let at = 0; list.length < length && at < length * 20 + 20; at++) {
    const entry = items ? sampleAt(items, world, firstOf(items, world) + at) : `entry ${at}`;
    if (entry === undefined || entry === null) continue;
    const next = [...list, entry];
    if (!brokenBy(field, next).includes('uniqueItems')) list.push(entry);
  }
  return list.length === length ? list : undefined;
}
