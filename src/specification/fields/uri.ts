import type { Kind } from './kind.ts';
import { text } from './text.ts';

/** An address that may become a link: http, https, mailto or tel. */
export const uri: Kind = {
  ...text,
  shape: { type: 'string', format: 'uri' },
  isSearched: false,
  sample: (field, { index }) => {
    const address = `https://example.org/${index + 1}`.padEnd(field.limit('minLength') ?? 0, '-');
    return address.length <= (field.limit('maxLength') ?? Number.POSITIVE_INFINITY) ? address : undefined;
  },
};
