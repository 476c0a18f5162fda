import type * as z from 'zod';
import { expression, facts, list, means, named, text, word } from '../facts.ts';

/** Chapter 5: one rule over the fields of a record, or over other records. */
const rule = facts({
  title: means('What the rule says.', text),
  entity: means('The entity whose records keep it.', text),
  when: means('When it is asked at all.', expression),
  assert: means('What must hold.', expression),
  at: means('The fields that show its error.', list(text)),
  error: means('Its error in chapter 8.', text),
  severity: means('Whether it stops a record from being saved.', word(['error', 'warning'])),
  checkedBy: means('Who asks it: the app as well, or the server alone.', word(['app', 'server'])),
});

export const rules = named(rule);

export type RuleFacts = z.output<typeof rule>;
