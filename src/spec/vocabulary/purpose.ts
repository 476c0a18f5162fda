import * as z from 'zod';
import { facts, list, named, text } from './facts.ts';

/** Chapter 1: what the product is and for whom. */
export const purpose = facts({
  title: text,
  summary: text,
  audience: named(facts({ title: text, goals: list(text) })),
  /** BCP 47 language tags, the first is the default. */
  locales: list(text),
  /** ISO 4217 code. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'expected a currency code of three capitals, such as EUR'),
  /** IANA name. */
  timeZone: text,
});

export type Purpose = z.output<typeof purpose>;
