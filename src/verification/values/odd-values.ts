import { type Field, isEmpty } from '#specification';
import type { World } from '../world.ts';
import { type Around, firstOf, sampleAt, sorted } from './around-limits.ts';

const odd: readonly unknown[] = [
  'x',
  7,
  1.5,
  true,
  'not one of these',
  'soon',
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  '2026-03-09T10:00:00',
  'nobody.example.org',
  'javascript:alert(1)',
  'two words',
  [],
  ['x'],
  { x: 1 },
];

/** Values that are not what the type, the format or the choice of a field says, and some that are. */
export function aroundShape(field: Field, name: string, world: World): Around {
  const samples = [0, 1, 2].map((index) => sampleAt(field, world, firstOf(field, world) + index));
  const choices = field.choices.map(({ value }) => value);
  const { to } = field;
  const keys = to ? world.records(to).map((record) => to.keyOf(record)) : [];
  // An empty key is none.
  const isKey = field.entity.keyField === field;
  return sorted(field, name, [...choices, ...samples, ...keys, ...odd.filter((value) => !isKey || !isEmpty(value))]);
}

/** Files of types that a field takes, and of others. */
export function aroundTypes(field: Field): Around {
  const others = ['image/png', 'text/plain', 'application/pdf', 'application/x-sample'];
  const stated = (field.mediaTypes ?? []).map((type) => type.replace('*', 'png'));
  return sorted(
    field,
    'accept',
    [...stated, ...others].map((type) => `data:${type};name=sample;base64,${btoa('sample')}`),
  );
}

/** Texts that fit a pattern, and such as hardly miss it: a character too few, too many, or another one. */
export function aroundPattern(field: Field, world: World): Around {
  const texts = [0, 1, 2]
    .map((index) => sampleAt(field, world, firstOf(field, world) + index))
    .filter((one) => typeof one === 'string');
  const missed = texts.flatMap((text) => [
    text.slice(0, -1),
    `${text}0`,
    `${text}!`,
    `!${text.slice(1)}`,
    `${text.slice(0, -1)}!`,
    text.toLowerCase(),
    `\u{1f600}${text}`,
    ' ',
  ]);
  return sorted(field, 'pattern', [...texts, ...missed]);
}

/** Lists of which an entry stands there twice. */
export function aroundUniqueItems(field: Field, world: World): Around {
  const { items } = field;
  const [first, second] = [0, 1].map((index) => (items ? sampleAt(items, world, index) : `entry ${index}`));
  return sorted(field, 'uniqueItems', [[first], [first, second], [first, first], [first, second, first]]);
}
