import type * as z from 'zod';
import { facts, means, named, text, whole, word } from '../facts.ts';

/** Chapter 8: one error that the product knows, as RFC 9457 describes a problem. */
const error = facts({
  status: means('Its HTTP status.', whole(400, 599)),
  title: means('What people read.', text),
  detail: means('What they read below it.', text),
  shown: means('Where it is shown.', word(['field', 'form', 'banner', 'page'])),
  recovery: means('The way out that is offered.', word(['retry', 'signIn', 'compare'])),
});

export const errors = named(error);

export type ErrorFacts = z.output<typeof error>;
