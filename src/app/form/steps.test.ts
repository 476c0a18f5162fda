import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { furthestAnswered, stepsOf } from './steps.ts';

const product = compile(
  read(`
## 2. Screens
\`\`\`yaml
job: { kind: detail, entity: job, path: "/jobs/:id", sections: [{ title: Who, fields: [name, age, boss.name] }, { title: What, fields: [work] }] }
edit: { kind: edit, entity: job, path: "/jobs/:id/edit" }
new: { kind: create, entity: job, path: /jobs/new, steps: [[age, name], [work]] }
mixed: { kind: create, entity: job, path: /jobs/mixed, steps: [[work, name], [boss]] }
other: { kind: create, entity: boss, path: /bosses/new }
\`\`\`
## 3. Entities
\`\`\`yaml
boss: { fields: { name: { type: string } } }
job: { fields: { work: { type: string }, age: { type: integer }, name: { type: string }, boss: { type: reference, to: boss } } }
\`\`\``).specification,
);

const shape = (name: string) => {
  const screen = product.screen(name)!;
  return stepsOf(screen, screen.entity!, 'Other').map((groups) =>
    groups.map(({ title, fields }) => [title, ...fields.map((field) => field.name)]),
  );
};

test('a form has the order of the detail, what no section names comes last', () => {
  expect(shape('edit')).toEqual([
    [
      ['Who', 'name', 'age'],
      ['What', 'work'],
      ['Other', 'boss'],
    ],
  ]);
});

test('stated steps go before, each of several fields called as the section that has all of them', () => {
  expect(shape('new')).toEqual([[['Who', 'age', 'name']], [[undefined, 'work']]]);
  expect(shape('mixed')).toEqual([[[undefined, 'work', 'name']], [[undefined, 'boss']]]);
});

test('a draft was at the last step that it answers; of a record that is there all steps were', () => {
  const screen = product.screen('new')!;
  const steps = stepsOf(screen, screen.entity!, 'Other');
  const at = new Date(0).toISOString();
  expect(furthestAnswered(steps, {})).toBe(0);
  expect(furthestAnswered(steps, { draft: { values: { age: 3 }, at } })).toBe(0);
  expect(furthestAnswered(steps, { draft: { values: { work: 'Mend' }, at } })).toBe(1);
  expect(furthestAnswered(steps, { from: { values: {}, changes: [], included: {} } })).toBe(1);
});

test('without steps and sections the order is that of the document', () => {
  expect(shape('other')).toEqual([[[undefined, 'name']]]);
});
