import * as z from 'zod';
import { facts, flag, list, named, text, word } from './facts.ts';

/** Chapter 7: one call to the product's server. */
const call = facts({
  title: text,
  method: word(['get', 'post', 'put', 'patch', 'delete']),
  path: z.string().regex(/^\//, "a path begins with '/'"),
  /** `list`, `read`, `create`, `update`, `delete`, or the name of a transition. */
  does: text,
  entity: text,
  body: list(text),
  pagination: word(['page', 'cursor']),
  concurrency: word(['etag']),
  idempotencyKey: flag,
  errors: list(text),
});

export const calls = named(call);

export type Call = z.output<typeof call>;
