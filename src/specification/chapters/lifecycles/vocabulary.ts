import type * as z from 'zod';
import { expression, facts, flag, list, means, named, text, tone } from '../facts.ts';

const state = facts({
  title: means('What the state is called.', text),
  description: means('What it means to be in it.', text),
  tone: means('How loud it is.', tone),
  final: means('Whether a record ends here.', flag),
  editable: means('The fields that may be changed here.', list(text)),
});

const transition = facts({
  title: means('What the transition is called.', text),
  description: means('What it means to take it, and what it needs.', text),
  from: means('The states that it leaves.', list(text)),
  to: means('The state that it leads to.', text),
  asks: means('The fields to answer on the way.', list(text)),
  guard: means('What must hold for it to be taken.', expression),
  confirm: means('The question that is asked before.', text),
  tone: means('How loud it is.', tone),
  call: means('The call of chapter 7 that takes it.', text),
});

/** Chapter 4: the lifecycle of one entity. */
const lifecycle = facts({
  field: means('The field that keeps the state.', text),
  initial: means('The state that a record begins in.', text),
  states: means('Its states, by name.', named(state)),
  transitions: means('What takes a record from one state to another, by name.', named(transition)),
});

export const lifecycles = named(lifecycle);

export type LifecycleFacts = z.output<typeof lifecycle>;
export type StateFacts = z.output<typeof state>;
export type TransitionFacts = z.output<typeof transition>;
