import type * as z from 'zod';
import { expression, facts, list, named, text, word } from './facts.ts';

/** Chapter 5: one rule over the fields of a record. */
const rule = facts({
  title: text,
  entity: text,
  when: expression,
  assert: expression,
  /** The fields that show its error. */
  at: list(text),
  error: text,
  severity: word(['error', 'warning']),
  checkedBy: word(['app', 'server']),
});

export const rules = named(rule);

export type Rule = z.output<typeof rule>;
