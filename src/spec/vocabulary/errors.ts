import * as z from 'zod';
import { facts, named, text, word } from './facts.ts';

/** Chapter 8: one error that the product knows, as RFC 9457 describes a problem. */
const catalogued = facts({
  /** HTTP status. */
  status: z.number().int().min(400, 'an error has a status from 400 on').max(599, 'a status ends at 599'),
  title: text,
  detail: text,
  shown: word(['field', 'form', 'banner', 'page']),
  recovery: word(['retry', 'signIn', 'compare']),
});

export const errors = named(catalogued);

export type CataloguedError = z.output<typeof catalogued>;
