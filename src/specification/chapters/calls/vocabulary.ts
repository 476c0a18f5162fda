import type * as z from 'zod';
import { facts, flag, formed, list, means, named, text, word } from '../facts.ts';

/** Chapter 7: one call to the product's server. */
const call = facts({
  title: means('What the call is called.', text),
  method: means('Its HTTP method.', word(['get', 'post', 'put', 'patch', 'delete'])),
  path: means('Its path, with `{parameters}`.', formed('address')),
  does: means('`list`, `read`, `create`, `update`, `delete`, or a transition.', text),
  entity: means('The entity that it does it to.', text),
  body: means('The fields that it takes.', list(text)),
  pagination: means('How its pages are asked for.', word(['page', 'cursor'])),
  concurrency: means('How it notices that somebody else was faster.', word(['etag'])),
  idempotencyKey: means('Whether it takes a key that makes a second try harmless.', flag),
  errors: means('The errors of chapter 8 that it answers with.', list(text)),
});

export const calls = named(call);

export type CallFacts = z.output<typeof call>;
