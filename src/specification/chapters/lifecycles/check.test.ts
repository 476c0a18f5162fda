import { expect, test } from 'vitest';
import { read } from '../../reading/index.ts';
import { chapter, problemsOf } from '../in-tests.ts';

const entities = chapter(
  3,
  't: { fields: { s: { type: string }, n: { type: number }, x: { type: number, computed: record.n } } }',
);
const lifecycle = (yaml: string) => problemsOf(`${chapter(4, yaml)}${entities}`);
const states = 'field: s, initial: new, states: { new: {}, done: { final: true } }';
const said = (transition: string) =>
  lifecycle(`t: { ${states}, transitions: { finish: { from: new, to: done }, ${transition} } }`);

test.each<[string, string, string]>([
  [
    'entity',
    'x: { initial: new }',
    "P.md:4:1 lifecycles.x: no entity is called 'x'; there is 't'; or state it in chapter 3: `x: { fields: { name: string } }`",
  ],
  [
    'any state',
    't: { states: { new: {}, open: {}, done: { final: true } }, transitions: { open: { from: [any], to: open } } }',
    'P.md:4:90 lifecycles.t.transitions.open.from.0: the states that a transition leaves stand in a list; write `open: { from: [new], to: open }`',
  ],
  [
    'several states in one text',
    't: { states: { new: {}, open: {}, done: { final: true } }, transitions: { end: { from: new or open, to: done, confirm: Sure } } }',
    'P.md:4:82 lifecycles.t.transitions.end.from.0: the states that a transition leaves stand in a list; write `from: [new, open]`',
  ],
  [
    'field',
    't: { field: z }',
    "P.md:4:6 lifecycles.t.field: 't' has no field called 'z' to keep its state; write `z: { type: string }` among its fields",
  ],
  [
    'a number for a field',
    't: { field: n }',
    "P.md:4:6 lifecycles.t.field: 'n' cannot keep a state; a text can: `type: string`",
  ],
  [
    'initial',
    't: { initial: nwe, states: { new: {} } }',
    "P.md:4:6 lifecycles.t.initial: no state is called 'nwe'; did you mean 'new'?",
  ],
  [
    'editable',
    't: { states: { new: { editable: [m] } } }',
    "P.md:4:34 lifecycles.t.states.new.editable.0: 't' has no field called 'm'; there is 'id', 's', 'n' and 'x'",
  ],
  [
    'the state editable',
    't: { field: s, states: { new: { editable: [s] } } }',
    "warning P.md:4:44 lifecycles.t.states.new.editable.0: only transitions change 's', which keeps the state; it is never editable",
  ],
])('%s', (_what, yaml, problem) => {
  const [found] = lifecycle(yaml);
  expect(found).toBe(problem);
});

test.each<[string, string]>([
  ['a: { from: nwe, to: done }', "transitions.a.from.0: no state is called 'nwe'; did you mean 'new'?"],
  ['a: { from: new, to: dne }', "transitions.a.to: no state is called 'dne'; did you mean 'done'?"],
  [
    'a: { from: none, to: done }',
    'transitions.a.from: a transition leaves a state; name it, or leave the transition out',
  ],
  ['a: { from: done, to: new }', "transitions.a.from.0: 'done' is final, and this leaves it; drop one of the two"],
  [
    'update: { from: new, to: done }',
    "transitions.update: 'update' is what can be done to any record; give the transition a name of its own",
  ],
  ['a: { from: new, to: done, asks: [m] }', "transitions.a.asks.0: 't' has no field called 'm'"],
  [
    'a: { from: new, to: done, asks: [s] }',
    "transitions.a.asks.0: only transitions change 's', which keeps the state; do not ask for it",
  ],
  ['a: { from: new, to: done, asks: [x] }', "transitions.a.asks.0: 'x' is computed: nobody can answer it"],
])('a transition %s', (transition, problem) => {
  expect(
    said(transition).some((line) => line.includes(problem)),
    said(transition).join('\n'),
  ).toBe(true);
});

test('states that nothing leads to', () => {
  const yaml =
    't: { initial: a, states: { a: {}, b: {}, c: {}, d: {} }, transitions: { go: { from: a, to: b }, back: { from: c, to: d } } }';
  expect(lifecycle(yaml).map((line) => line.replace(/;.*/, ''))).toEqual([
    "warning P.md:4:42 lifecycles.t.states.c: nothing leads to the state 'c' from 'a'",
    "warning P.md:4:49 lifecycles.t.states.d: nothing leads to the state 'd' from 'a'",
  ]);
});

test('what is not shown is no mistake', () => {
  expect(
    lifecycle('t: { initial: a, states: { a: {}, b: {} }, transitions: { go: { from: a, to: not shown } } }'),
  ).toEqual([]);
  expect(
    lifecycle('t: { initial: a, states: { a: not shown, b: not shown }, transitions: { go: not shown } }'),
  ).toEqual([]);
  expect(lifecycle('t: { initial: a, states: not shown, transitions: { go: { from: x, to: y } } }')).toEqual([]);
});

test('a call that another transition has already', () => {
  const calls = chapter(7, 'c: { method: post, path: "/t/{id}" }');
  const both = 'finish: { from: new, to: done, call: c }, close: { from: new, to: done, call: c }';
  expect(problemsOf(`${chapter(4, `t: { ${states}, transitions: { ${both} } }`)}${entities}${calls}`)).toEqual([
    expect.stringContaining(
      "transitions.close.call: the call 'c' is that of `lifecycles.t.transitions.finish` already",
    ),
  ]);
});

test('a call that does something else', () => {
  const calls = chapter(7, 'c: { entity: t, does: update, path: "/t/{id}" }');
  const found = problemsOf(
    `${chapter(4, `t: { ${states}, transitions: { finish: { from: new, to: done, call: c } } }`)}${entities}${calls}`,
  );
  expect(found).toEqual([
    expect.stringContaining("transitions.finish.call: the call 'c' does something else: t · update"),
  ]);
});

test.each<[written: string, example: string | undefined]>([
  ['true', 'confirm: Close?'],
  ['yes', 'confirm: Close?'],
  ['Is it dry?', undefined],
])('a transition is confirmed by a question: %s', (confirm, example) => {
  const { problems } = read(
    chapter(3, 't: { fields: { s: { type: string } } }') +
      chapter(
        4,
        `t: { field: s, initial: a, states: { a: {}, b: {} }, transitions: { close: { from: a, to: b, confirm: ${confirm} } } }`,
      ),
  );
  expect(problems.map(({ values }) => values.example)).toEqual(example === undefined ? [] : [example]);
});
