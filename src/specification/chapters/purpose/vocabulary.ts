import type * as z from 'zod';
import { facts, formed, list, means, named, text } from '../facts.ts';

/** Chapter 1: what the product is and for whom. */
export const purpose = facts({
  title: means('What the product is called.', text),
  summary: means('What it does, in one sentence.', text),
  audience: means(
    'Who uses it, by name.',
    named(
      facts({
        title: means('What these people are called.', text),
        goals: means('What each of them wants to get done.', list(text)),
      }),
    ),
  ),
  goals: means('What it is to bring about.', list(text)),
  nonGoals: means('What it is not, and is not to become.', list(text)),
  locales: means('BCP 47 tags of its languages, the first is the default.', list(text)),
  currency: means('The currency of amounts: an ISO 4217 code.', formed('currency')),
  timeZone: means('The clock that days and times are on: an IANA name.', text),
});

export type PurposeFacts = z.output<typeof purpose>;
