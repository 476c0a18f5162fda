import { expect, test, vi } from 'vitest';
import { Unreachable } from './failures.ts';
import { Retries } from './retries.ts';
import { within } from './within.ts';

const call = (method = 'GET', signal?: AbortSignal) => ({ method, path: '/bins', headers: {}, signal });

/** Sends through retries to a server that answers so, one after the other. */
async function answered(answers: (number | Error | Response)[], method = 'GET') {
  vi.useFakeTimers();
  const retries = new Retries();
  const counts: number[] = [];
  retries.subscribe(() => counts.push(retries.count()));
  const send = vi.fn(async () => {
    const answer = answers.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : new Response('{}', { status: answer });
  });
  const outcome = retries
    .over(send)(call(method))
    .then(
      ({ status }) => status,
      (error: unknown) => error,
    );
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  return { outcome: await outcome, times: send.mock.calls.length, counts };
}

test.each([new Unreachable(), 502, 503, 504])(
  'a read that fails in passing (%s) is made again, and that is told',
  async (failure) => {
    expect(await answered([failure])).toEqual({ outcome: 200, times: 2, counts: [1, 0] });
  },
);

test('not for ever', async () => {
  expect(await answered([503, 503, 503, 503])).toMatchObject({ outcome: 503, times: 3 });
  const last = new Unreachable();
  expect(await answered([new Unreachable(), 503, last])).toMatchObject({ outcome: last, times: 3 });
});

test.each([404, 500, 429, new Unreachable('', { isLate: true }), new Error('signed out')])(
  '%s is an answer',
  async (one) => {
    expect(await answered([one])).toEqual({ outcome: one, times: 1, counts: [] });
  },
);

test('who is asked to wait does, unless it is for long', async () => {
  const wait = (after: string) => new Response('', { status: 429, headers: { 'retry-after': after } });
  expect(await answered([wait('2')])).toMatchObject({ outcome: 200, times: 2 });
  expect(await answered([wait('60')])).toMatchObject({ outcome: 429, times: 1 });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is never sent twice', async (method) => {
  expect(await answered([503], method)).toMatchObject({ outcome: 503, times: 1 });
  expect((await answered([new Unreachable()], method)).times).toBe(1);
});

test('who does not want the answer any more ends it', async () => {
  const left = new AbortController();
  const send = vi.fn(async () => new Response('', { status: 503 }));
  const asked = new Retries().over(send)(call('GET', left.signal));
  left.abort();
  await expect(asked).rejects.toThrow();
  expect(send).toHaveBeenCalledOnce();
});

test('a wait that ended before it began leaves nothing behind that fails unheard', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  await expect(within(AbortSignal.abort('ended'), Promise.reject(new Error('late')))).rejects.toBe('ended');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
});
