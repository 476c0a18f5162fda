import type { FieldKind } from '../../fields/index.ts';

/** The kinds of field whose answers can tell records apart in an address. */
export const keyKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'email',
  'uri',
  'choice',
  'integer',
  'number',
  'date',
  'reference',
]);
