import * as z from 'zod/mini';
import type { FieldType } from './field-type.ts';
import { pick } from './random.ts';
import { boundedString } from './text.ts';

const people = [
  'ada.novak',
  'bruno.keller',
  'chiara.conti',
  'dilan.aydin',
  'emma.larsen',
  'farid.haddad',
  'grace.obi',
  'hugo.martin',
];

/** An e-mail address. */
export const email: FieldType = {
  schema: (field, { spec }) =>
    boundedString(spec, field).check(
      z.refine((value) => z.email().safeParse(value).success, { params: { code: 'email' } }),
    ),
  sample: (_field, { random }) => `${pick(random, people)}${Math.floor(random() * 90 + 10)}@example.org`,
  filter: 'none',
};
