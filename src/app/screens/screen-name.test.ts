import { expect, test } from 'vitest';
import { builtIn } from '#app/messages';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { screenName } from './screen-name.ts';

const { specification } = read(`## 2. Screens

\`\`\`yaml
newTool: { kind: create, entity: tool }
toolEdit: { kind: edit, path: "/tools/{id}/edit", entity: tool }
tools: { kind: list, entity: tool }
sale: { kind: create, entity: tool, title: Buy a tool }
draft: { kind: create }
new: { kind: create, entity: tool }
add a tool: { kind: create, entity: tool }
lendTool: { kind: create, entity: tool }
tool anlegen: { kind: create, entity: tool }
guest: { kind: detail, entity: guest }
Change tool: { kind: edit, path: "/tools/{id}/change", entity: tool }
neues Tool: { kind: create, entity: tool }
guestCard: { kind: detail, entity: guest }
empty: { kind: list, entity: empty }
fee: { kind: list, entity: fee }
\`\`\`

## 3. Entities

\`\`\`yaml
tool: { fields: { name: { type: string } } }
empty: { title: Vacancy, fields: { name: { type: string } } }
fee: { title: Charge, plural: Charges, fields: { name: { type: string } } }
guest: { title: Visitor, fields: { name: { type: string } } }
\`\`\`
`);
const product = compile(specification);

test.each([
  ['newTool', 'New tool'],
  ['toolEdit', 'Edit: Tool'],
  ['tools', 'Tools'],
  ['new', 'New tool'],
  ['add a tool', 'Add a tool'],
  ['lendTool', 'Lend tool'],
  ['tool anlegen', 'Tool anlegen'],
  ['sale', 'Buy a tool'],
  ['draft', 'Draft'],
  ['guest', 'Visitor'],
  ['guestCard', 'Guest card'],
  ['empty', 'Vacancy'],
  ['fee', 'Charges'],
  ['Change tool', 'Change tool'],
  ['neues Tool', 'Neues Tool'],
])('%s is called %s', (name, said) => {
  const screen = product.screen(name);
  expect(screen && screenName(screen, builtIn.messages)).toBe(said);
});

test('a form that is opened for a record is called after it, where its name is not stated', () => {
  const screen = product.screen('toolEdit');
  expect(screen && screenName(screen, builtIn.messages, 'Saw')).toBe('Edit: Saw');
});
