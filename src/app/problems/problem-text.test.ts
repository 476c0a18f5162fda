import { afterEach, expect, test, vi } from 'vitest';
import { builtIn } from '#app/messages';
import { StoreError } from '#backend';
import { MissingParameter, ProblemError, remote, Unreachable, UnreadableAnswer } from '#client';
import { nobodyText, problemText } from './problem-text.ts';

const { messages } = builtIn;
const { failure } = messages;
const textOf = (error: unknown) => problemText(messages, error);
const problem = (status: number, title = '', detail?: string) =>
  new ProblemError({ type: 'about:blank', status, title, detail });

test('the words of the server go before our own', () => {
  expect(textOf(problem(409, 'Full', 'Take another day.'))).toEqual({ title: 'Full', detail: 'Take another day.' });
  expect(textOf(problem(409))).toEqual({ title: failure.statuses[409], detail: failure.advice.reload });
  expect(textOf(problem(409, 'Full'))).toEqual({ title: 'Full' });
  expect(textOf(problem(418))).toEqual({ title: failure.title });
});

test.each([
  [new Unreachable(), failure.unreachable],
  [new Unreachable('', { mayHaveArrived: false }), failure.noLine],
  [new TypeError('Failed to fetch'), failure.unreachable],
  [new UnreadableAnswer('items'), failure.unexpected],
  [new MissingParameter('hall'), failure.missingParameter('hall')],
  [new StoreError('newer'), failure.store.newer],
  [problem(500, 'Broken', 'full'), failure.store.full],
  [new DOMException('', 'SecurityError'), failure.store.forbidden],
  [new DOMException('', 'TimeoutError'), failure.store.blocked],
  [new TypeError('Failed to fetch dynamically imported module: x.js'), messages.problems.newVersion],
  [problem(422, '', 'idempotency-key'), failure.repeated],
])('%s is said so that a person knows what to do', (error, detail) => {
  expect(textOf(error).detail).toBe(detail);
});

test('a server that turns away somebody whom the page only assumes is not said to refuse a role', () => {
  const assumed = remote('https://desk.example');
  const known = remote('https://desk.example', { subject: async () => ({ id: '7', roles: ['clerk'] }) });
  for (const status of [401, 403]) {
    const said = nobodyText(messages, problem(status, 'You do not have permission'), assumed);
    expect(said?.title).toBe(failure.nobody.title);
    expect(said?.detail).toContain('--role');
    expect(nobodyText(messages, problem(status), known)).toBeUndefined();
  }
  expect(nobodyText(messages, problem(404), assumed)).toBeUndefined();
});

afterEach(() => vi.unstubAllGlobals());

test('without a line a part that did not come is no older page', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(textOf(new TypeError('Failed to fetch dynamically imported module: x.js')).detail).toBe(
    messages.problems.notLoaded,
  );
});
