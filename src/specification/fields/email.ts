import type { Kind } from './kind.ts';
import { text } from './text.ts';

/** An e-mail address. */
export const email: Kind = {
  ...text,
  shape: { type: 'string', format: 'email' },
  sample: (field, { index }) => {
    const domain = '@example.org';
    const shortest = (field.limit('minLength') ?? 0) - domain.length;
    const longest = (field.limit('maxLength') ?? 254) - domain.length;
    const [usual, short] = [`sample${index + 1}`, `${index + 1}`];
    const name = usual.length <= longest ? usual : short;
    return name.length <= longest ? name.padStart(Math.min(shortest, longest), 'x') + domain : undefined;
  },
};
