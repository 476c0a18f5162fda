import { expect, test } from 'vitest';
import { builtIn } from '#app/messages';
import { ProblemError, Unreachable } from '#client';
import { reasonsOf } from './reasons.ts';

const { messages } = builtIn;
const { failure } = messages;
const problem = (details: Partial<ProblemError['details']>) =>
  new ProblemError({ type: 'about:blank', status: 422, title: '', ...details });

test('each field says why; without one the whole does, in the words of the catalogue', () => {
  const errors = ['Too early.', 'Too early.', 'Too dear.'].map((detail) => ({ pointer: '#/a', code: 'x', detail }));
  expect(reasonsOf(messages, problem({ title: 'Look again', errors }))).toEqual(['Too early.', 'Too dear.']);
  expect(reasonsOf(messages, problem({ title: 'In repair', detail: 'It is here.' }))).toEqual([
    'In repair: It is here.',
  ]);
  expect(reasonsOf(messages, problem({ status: 409 }))).toEqual([`${failure.statuses[409]}: ${failure.advice.reload}`]);
});

test('that something could not be done is no reason; that it may have been done is said', () => {
  expect(reasonsOf(messages, new Unreachable())).toEqual([failure.unreachable]);
  const change = Object.assign(new Unreachable(), { outcome: 'unknown' as const });
  expect(reasonsOf(messages, change)).toEqual([failure.unreachable, failure.unknownOutcome]);
});
