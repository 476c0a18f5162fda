import type * as z from 'zod';
import { expression, facts, flag, list, named, text, tone } from './facts.ts';

const state = facts({ title: text, description: text, tone, final: flag, editable: list(text) });

const transition = facts({
  title: text,
  description: text,
  from: list(text),
  to: text,
  /** The fields to answer on the way. */
  asks: list(text),
  guard: expression,
  confirm: text,
  tone,
  call: text,
});

/** Chapter 4: the lifecycle of one entity. */
const lifecycle = facts({
  field: text,
  initial: text,
  states: named(state),
  transitions: named(transition),
});

export const lifecycles = named(lifecycle);

export type Lifecycle = z.output<typeof lifecycle>;
export type State = z.output<typeof state>;
export type Transition = z.output<typeof transition>;
