import { documentOf } from '#app/product';
import { read } from '#specification/reading';

const text = `# Bookshop

## 2. Screens and routes

\`\`\`yaml
books: { path: /books, kind: list, entity: book, title: Books }
book: { path: "/books/:id", kind: detail, entity: book, parent: books, title: Book }
other: { path: "/others/:id", kind: detail, entity: book, title: Other book }
archive: { path: /archive, kind: list, entity: book, parent: books, title: Archive }
someday: { title: Some day }
\`\`\`

## 3. Entities and fields

\`\`\`yaml
book:
  title: Book
  display: title
  fields:
    title: { type: string, required: true }
    sequel: { type: reference, to: book, onDelete: setNull }
    author: { type: reference, to: author, required: true }
    publisher: { type: reference }
    mood: { title: Mood }
author: { title: Author, fields: { name: { type: string }, best: { type: reference, to: book, unique: true } } }
order: { title: Order }
\`\`\`

## 4. States and transitions

\`\`\`yaml
book:
  initial: draft
  states: { draft: { title: Draft }, sold: { title: Sold, tone: positive, final: true } }
  transitions:
    sell: { from: draft, to: sold, title: Sell, guard: record.title != null, asks: [author] }
    lose: { from: draft, title: Lose }
    again: { from: draft, to: draft, title: Look again }
order: { initial: open, states: { open: { title: Open }, odd: { title: Forgotten } }, transitions: { wait: { from: open, to: open, title: Wait } } }
\`\`\`
`;

/** A document with much left open: circles, references to nothing, an entity without fields, states that nothing leads to. */
export const partial = documentOf('partial', { ...read(text, 'BOOKSHOP.md'), text });
