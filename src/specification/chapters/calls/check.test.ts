import { expect, test } from 'vitest';
import { chapter, problemsOf } from '../in-tests.ts';

const rest =
  chapter(3, 't: { key: code, fields: { code: { type: string } } }') +
  chapter(4, 't: { transitions: { close: { from: a, to: b } } }') +
  chapter(8, 'gone: { status: 404 }');

test.each<[string, string]>([
  ['c: { entity: tt, does: list, path: /t }', "P.md:4:6 calls.c.entity: no entity is called 'tt'; did you mean 't'?"],
  [
    'c: { entity: t, does: clse, path: "/t/{code}" }',
    "P.md:4:17 calls.c.does: no action is called 'clse'; did you mean 'close'?",
  ],
  [
    'c: { entity: t, does: read, path: "/t/{cod}" }',
    "P.md:4:29 calls.c.path: 't' has no field called 'cod'; did you mean 'code'?",
  ],
  [
    'c: { entity: t, does: read, path: /t }',
    'P.md:4:29 calls.c.path: nothing says which record to read; the path needs a parameter: `/{id}`',
  ],
  [
    'c: { entity: t, does: list, path: "/t/{code}" }',
    "P.md:4:29 calls.c.path: nothing says which 'code' is meant: list is about no record that is there; leave the parameter out of the path",
  ],
  [
    'c: { entity: t, does: create, path: /t, concurrency: etag }',
    'warning P.md:4:41 calls.c.concurrency: create changes no record that is there: there is no revision to compare',
  ],
  [
    'c: { entity: t, does: create, path: /t, body: [cod] }',
    "P.md:4:48 calls.c.body.0: 't' has no field called 'cod'; did you mean 'code'?",
  ],
  [
    'c: { entity: t, does: list, path: /t, errors: [gon] }',
    "P.md:4:48 calls.c.errors.0: no error is called 'gon'; did you mean 'gone'?",
  ],
  [
    'c: { entity: t, does: list, path: /t }\nd: { entity: t, does: read, method: get, path: /t }',
    "P.md:5:42 calls.d.path: the call 'c' has the address GET /t already; give one of them another",
  ],
  [
    'c: { entity: t, does: list, path: /t }\nd: { entity: t, does: list, path: /tt }',
    "warning P.md:5:17 calls.d.does: 'c' does this already (list of 't'); only the first is called",
  ],
  [
    'c: { entity: t, does: list, path: /.figures/x }',
    "P.md:4:29 calls.c.path: '/.figures' is the app's own address; give the call another path",
  ],
])('%s', (yaml, said) => {
  expect(problemsOf(chapter(7, yaml) + rest)).toContain(said);
});

test('an address that an assumed call would have had is fine', () => {
  expect(problemsOf(chapter(7, 'close: { entity: t, does: close, method: delete, path: "/t/{code}" }') + rest)).toEqual(
    [],
  );
});

test('a call that a transition names is of its entity', () => {
  const lifecycle = chapter(4, 't: { states: { a: {}, b: {} }, transitions: { close: { from: a, to: b, call: c } } }');
  const said = (call: string) =>
    problemsOf(chapter(7, call) + chapter(3, 't: { key: code, fields: { code: { type: string } } }') + lifecycle);
  expect(said('c: { path: "/t/{cod}/end" }')).toEqual([
    "P.md:4:6 calls.c.path: 't' has no field called 'cod'; did you mean 'code'?",
  ]);
  expect(said('c: { path: "/t/end" }')).toEqual([
    expect.stringMatching(/^P\.md:4:6 calls\.c\.path: nothing says which/),
  ]);
  expect(said('c: { path: "/t/{code}/end", body: [code] }')).toEqual([]);
});
