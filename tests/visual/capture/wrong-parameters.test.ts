import { expect, test } from 'vitest';
import { modes, modesByKind } from '../../../.storybook/modes.ts';
import { wrongIn } from './wrong-parameters.ts';

test.each<[string, object]>([
  ['nothing', {}],
  ['what is usual', { delay: 300, diffThreshold: 0.063, ignoreSelectors: ['.clock'], disableSnapshot: false }],
  ['our modes', { modes: { ...modes, ...Object.assign({}, ...Object.values(modesByKind)) } }],
  ['widths in words', { modes: { small: { viewport: 'phone', theme: 'dark' }, own: { viewport: { width: '20px' } } } }],
])('%s is understood', (_, chromatic) => {
  expect(wrongIn(chromatic)).toBeUndefined();
});

test.each<[object, RegExp]>([
  [{ diffThreshold: 5 }, /chromatic\.diffThreshold is not understood.*1/],
  [{ diffThreshold: 'high' }, /chromatic\.diffThreshold/],
  [{ delay: -5 }, /chromatic\.delay/],
  [{ delay: 120_000 }, /chromatic\.delay.*15000/],
  [{ media: 'printt' }, /chromatic\.media.*"print"/],
  [{ modes: { small: { viewport: 'mobile1' } } }, /modes\.small\.viewport is not understood: it is a number.*`phone`/],
  [{ modes: { small: { viewport: { width: '50%' } } } }, /modes\.small\.viewport/],
  [{ viewports: [320] }, /has `viewports`, which is not known here: what is, is .*`modes`/],
  [{ disable: true }, /has `disable`.*`disableSnapshot`/],
])('%j is refused', (chromatic, message) => {
  expect(wrongIn(chromatic)).toMatch(message);
});
