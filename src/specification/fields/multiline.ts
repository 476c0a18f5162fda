import type { Kind } from './kind.ts';
import { labelled, text } from './text.ts';

/** Several lines of text; `format: multiline` or `markdown`. */
export const multiline: Kind = { ...text, isColumn: false, sample: labelled };
