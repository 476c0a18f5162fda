import { describe, expect, test } from 'vitest';
import type { Change, Results } from '../results.ts';
import { restsAfter } from './rests.ts';

describe('what stories rest on', () => {
  const change = (story: string, mode: string): Change => ({ story, title: story, mode, kind: 'changed', hash: mode });
  const [light, dark, other] = [change('a', 'light'), change('a', 'dark'), change('b', 'light')] as const;
  const run = (filter?: string[]): Results => ({
    environment: { browser: '1', platform: 'x', flags: 'f', fonts: 'f' },
    taken: 9,
    seconds: 1,
    changes: [light, dark, other],
    filter,
    rests: { a: 'a2', b: 'b2', c: 'c2' },
  });
  const before = { a: 'a1', b: 'b1', c: 'c1', gone: 'g1' };

  test('is known of what is decided as a whole; where part of a story was replaced, nothing is', () => {
    expect(restsAfter([light, dark], run(), before)).toEqual({ a: 'a2', b: 'b1', c: 'c2' });
    expect(restsAfter([light], run(), before)).toEqual({ b: 'b1', c: 'c2' });
    expect(restsAfter([], run(), before)).toEqual({ a: 'a1', b: 'b1', c: 'c2' });
  });

  test('is kept of stories that a run did not ask for', () => {
    expect(restsAfter([light, dark, other], run(['a']), before)).toEqual({ a: 'a2', b: 'b2', c: 'c2', gone: 'g1' });
  });
});
