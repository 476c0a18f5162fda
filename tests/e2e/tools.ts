/** A document with a way there and back for everything. */
export const tools = `# Tool library

## 2. Screens

\`\`\`yaml
tools: { path: /tools, kind: list, entity: tool, columns: [name, state], bulk: [lend, delete] }
tool: { path: "/tools/{code}", kind: detail, entity: tool }
newTool: { path: /tools/new, kind: create, entity: tool }
editTool: { path: "/tools/{code}/edit", kind: edit, entity: tool }
notes: { path: /notes, kind: list, entity: note }
newNote: { path: /notes/new, kind: create, entity: note }
board:
  path: /board
  kind: dashboard
  widgets:
    - { kind: figure, title: On the shelf, of: tool, where: record.state == 'shelf' }
    - { kind: bars, title: By state, of: tool, by: state }
    - { kind: figure, title: Nobody knows, of: note }
\`\`\`

## 3. Entities

\`\`\`yaml
tool:
  key: code
  display: name
  plural: Tools
  fields: { code: { type: string, required: true }, name: { type: string, required: true }, state: { type: string } }
note: { display: text, plural: Notes, fields: { text: { type: string, required: true } } }
\`\`\`

## 4. States

\`\`\`yaml
tool:
  field: state
  initial: shelf
  states: { shelf: { title: On the shelf }, lent: { title: Lent } }
  transitions:
    lend: { from: shelf, to: lent, title: Lend }
    return: { from: lent, to: shelf, title: Return }
\`\`\`

## 7. Calls

\`\`\`yaml
createTool: { method: post, path: /tools, does: create, entity: tool, idempotencyKey: true }
deleteTool: { method: delete, path: "/tools/{code}", does: delete, entity: tool, idempotencyKey: true }
lendTool: { method: post, path: "/tools/{code}/lend", does: lend, entity: tool, idempotencyKey: true }
returnTool: { method: post, path: "/tools/{code}/return", does: return, entity: tool, idempotencyKey: true }
createNote: { method: post, path: /notes, does: create, entity: note }
\`\`\`
`;

const names = ['Drill', 'File', 'Hammer', 'Pliers', 'Saw', 'Vice'];

/** What is in the library. */
export const toolRecords = {
  tool: names.map((name, index) => ({
    key: String(index),
    values: { code: String(index), name, state: 'shelf' },
    changes: [],
  })),
  note: [],
};
