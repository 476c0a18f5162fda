import { expect, test } from 'vitest';
import { compile, type Lifecycle } from '#specification';
import { read } from '#specification/reading';
import { editableIn, graphOf } from './graph-of.ts';

function lifecycleOf(yaml: string): Lifecycle {
  const text = `## 3. Entities

\`\`\`yaml
order: { fields: { name: { title: Its name }, price: { type: number }, sum: { type: number, computed: record.price } } }
\`\`\`

## 4. States

\`\`\`yaml
${yaml}
\`\`\`
`;
  const found = compile(read(text).specification).entity('order')?.lifecycle;
  if (!found) throw new Error('no lifecycle');
  return found;
}

test('a transition out of several states is a way from each; what leads nowhere leads to something lost', () => {
  const lifecycle = lifecycleOf(`order:
  initial: new
  states: { new: {}, paid: { editable: [name] }, sent: { editable: none }, odd: {} }
  transitions:
    pay: { from: new, to: paid, guard: record.price > 0 }
    lose: { from: [new, paid], to: sent }
    again: { from: paid, to: paid }
    appear: { to: paid }
    vanish: { from: new }`);
  const { ways, lost, unreached } = graphOf(lifecycle);
  const at = 'lifecycles.order';
  expect(ways.map(({ from, to }) => `${from} ${to}`.replaceAll(`${at}.`, ''))).toEqual([
    'states.new states.paid',
    'states.new states.sent',
    'states.paid states.sent',
    'states.paid states.paid',
    'transitions.appear from states.paid',
    'states.new transitions.vanish to',
  ]);
  expect(lost.map(({ name }) => name)).toEqual([undefined, undefined]);
  expect([...unreached]).toEqual([]);
});

test('states that nothing leads to are named', () => {
  const lifecycle = lifecycleOf(`order:
  initial: new
  states: { new: {}, paid: {}, odd: {} }
  transitions: { pay: { from: new, to: paid } }`);
  expect([...graphOf(lifecycle).unreached].map(({ name }) => name)).toEqual(['odd']);
});

test('what may be changed in a state: all where nothing is stated, and that is assumed', () => {
  const lifecycle = lifecycleOf(
    'order: { initial: new, states: { new: {}, paid: { editable: [name] }, sent: { editable: none } } }',
  );
  expect(lifecycle.states.map((state) => editableIn(lifecycle, state))).toEqual([
    { fields: ['Its name', 'Price'], isAll: true, isAssumed: true },
    { fields: ['Its name'], isAll: false, isAssumed: false },
    { fields: [], isAll: false, isAssumed: false },
  ]);
});

test('a lifecycle without states is nothing to draw', () => {
  expect(graphOf(lifecycleOf('order: { field: state }'))).toEqual({ ways: [], lost: [], unreached: new Set() });
});
