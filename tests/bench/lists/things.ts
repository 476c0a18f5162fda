import { read } from '#specification/reading';

/** A list of things, a thing, and its form. */
export const reading = read(`## 2. Screens

\`\`\`yaml
things: { path: /, kind: list, entity: thing, search: [name, maker.name], columns: [name, size, price, maker] }
thing: { path: "/things/{id}", kind: detail, entity: thing }
editThing: { path: "/things/{id}/edit", kind: edit, entity: thing }
\`\`\`

## 3. Entities

\`\`\`yaml
maker: { display: name, fields: { name: { type: string } } }
thing:
  display: name
  fields:
    name: { type: string, required: true }
    size: { type: string, enum: [small, medium, large] }
    price: { type: number }
    maker: { type: reference, to: maker }
\`\`\`
`);

const sizes = ['small', 'medium', 'large'];

/** So many things. */
export const things = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Thing ${(index * 7919) % count}`,
    size: sizes[index % 3],
    price: (index * 104_729) % 1000,
    maker: String(index % 100),
  }));

/** Who makes them. */
export const makers = Array.from({ length: 100 }, (_, index) => ({ id: String(index), name: `Maker ${index}` }));

/** As a store keeps it. */
export const recordOf = (values: { id: string }) => ({ key: values.id, values, changes: [] });
