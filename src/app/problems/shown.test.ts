import { expect, test } from 'vitest';
import { ProblemError, Unreachable } from '#client';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { placeOf, recoveryOf } from './shown.ts';

const product = compile(
  read(`
## 8. Errors
\`\`\`yaml
full: { status: 409, title: Full, shown: form }
late: { status: 422, title: Late, shown: field }
gone: { status: 404, title: Gone, shown: page }
out: { status: 401, title: Out, shown: page, recovery: signIn }
changed: { status: 409, title: Changed, recovery: compare }
never: { status: 503, title: Never, recovery: none }
\`\`\``).specification,
);

const problem = (
  code: string | undefined,
  status: number,
  errors?: { pointer: string; code: string; detail: string }[],
) => new ProblemError({ type: code ? `urn:problem:${code}` : 'about:blank', status, title: '', errors });
const at = [{ pointer: '#/a', code: 'x', detail: 'x' }];

test('an error is shown where chapter 8 says', () => {
  expect(placeOf(product, problem('full', 409))).toBe('form');
  expect(placeOf(product, problem('gone', 404))).toBe('page');
  expect(placeOf(product, problem('late', 422, at))).toBe('field');
  // There is no field to show it at.
  expect(placeOf(product, problem('late', 422))).toBe('form');
});

test('an error that it does not know is shown at its fields, else above what was tried', () => {
  expect(placeOf(product, problem(undefined, 422, at))).toBe('field');
  expect(placeOf(product, problem('unheard', 500))).toBe('banner');
  expect(placeOf(product, new Unreachable())).toBe('banner');
});

test('the way on is the one that is stated, else what the status means', () => {
  expect(recoveryOf(product, problem('changed', 409))).toBe('compare');
  expect(recoveryOf(product, problem('never', 503))).toBeUndefined();
  expect(recoveryOf(product, problem('out', 401))).toBe('signIn');
  expect(recoveryOf(product, problem(undefined, 412))).toBe('compare');
  expect(recoveryOf(product, problem(undefined, 503))).toBe('retry');
  expect(recoveryOf(product, problem(undefined, 422))).toBeUndefined();
  expect(recoveryOf(product, new Unreachable())).toBe('retry');
});
