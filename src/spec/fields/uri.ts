import * as z from 'zod/mini';
import { isSafeLink } from '../link.ts';
import type { FieldType } from './field-type.ts';
import { boundedString } from './text.ts';

/** An address that may become a link: http, https, mailto or tel. */
export const uri: FieldType = {
  schema: (field, { spec }) =>
    boundedString(spec, field).check(
      z.refine((value) => isSafeLink(value) && URL.canParse(value), { params: { code: 'uri' } }),
    ),
  sample: (_field, { random }) => `https://example.org/sheet-${Math.floor(random() * 900 + 100)}`,
  filter: 'none',
};
