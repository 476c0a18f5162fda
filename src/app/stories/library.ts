import { compile, type Product } from '#specification';
import { type Reading, read } from '#specification/reading';

const text = `# Library

## 1. Purpose and audience

\`\`\`yaml
title: Library
summary: Lends books.
locales: [en]
currency: EUR
timeZone: UTC
\`\`\`

## 2. Screens and routes

\`\`\`yaml
books:
  path: /books
  kind: list
  entity: book
  title: Books
  columns: [title, author, author.country, state, price]
  filters: [title, author, author.country, topics, state, price, boughtOn, isRare]
  search: [title, author.name]
  sort: [title]
  views: { out: { title: Out, where: record.state == 'lent' } }
  bulk: [return, lend, update, delete]
book: { path: "/books/:id", kind: detail, entity: book, parent: books, related: [loan.book], shows: [lifecycle, history] }
newBook: { path: /books/new, kind: create, entity: book, parent: books, title: Buy a book }
loans: { path: /loans, kind: list, entity: loan, title: Loans, columns: [reader, book, until] }
figures:
  path: /figures
  kind: dashboard
  title: Figures
  widgets:
    - { kind: figure, title: Out, of: book, where: record.state == 'lent' }
    - { kind: figure, title: Worth, of: book, aggregate: sum, field: price }
    - { kind: bars, title: By state, of: book, by: state }
    - { kind: line, title: Bought, of: book, by: boughtOn, per: month }
map: { path: /map, title: Map }
\`\`\`

## 3. Entities and fields

\`\`\`yaml
author:
  display: name
  fields: { name: { type: string, required: true }, country: { type: string, enum: [JP, { value: DE, title: Germany }] } }
  samples:
    - { id: a1, name: Kazuo Ishiguro, country: JP }
    - { id: a2, name: Anna Seghers, country: DE }
book:
  plural: Books
  display: title
  history: true
  fields:
    title: { type: string, required: true }
    author: { type: reference, to: author }
    topics: { type: array, items: { type: string, enum: [love, war, exile] } }
    pages: { type: integer, unit: pages }
    price: { type: number, format: money }
    boughtOn: { type: string, format: date }
    isRare: { type: boolean, title: Rare }
    borrower: { type: string }
    state: { type: string, readOnly: true }
  samples:
    - { id: b1, title: A Pale View of Hills, author: a1, topics: [love, exile], pages: 183, price: 12.5, boughtOn: 2026-01-12, isRare: false, state: shelf }
    - { id: b2, title: The Seventh Cross, author: a2, topics: [war], pages: 432, price: 18, boughtOn: 2026-01-20, isRare: true, borrower: Kim, state: lent }
    - { id: b3, title: Transit, author: a2, topics: [war, exile], pages: 304, boughtOn: 2026-02-03, state: lost }
loan:
  plural: Loans
  fields: { book: { type: reference, to: book }, reader: { type: string }, until: { type: string, format: date } }
  samples:
    - { id: l1, book: b2, reader: Kim, until: 2026-03-20 }
\`\`\`

## 4. States and transitions

\`\`\`yaml
book:
  field: state
  initial: shelf
  states:
    shelf: { title: On the shelf, tone: positive, description: Can be borrowed. }
    lent: { title: Lent, tone: info }
    lost: { title: Lost, tone: critical, final: true }
  transitions:
    lend: { from: shelf, to: lent, title: Lend, asks: [borrower], guard: size(record.borrower) >= 2 }
    return: { from: lent, to: shelf, title: Take back }
    sell: { from: shelf, to: lost, title: Sell, guard: record.price > 20, description: Only what is worth something is sold. }
    lose: { from: [shelf, lent], to: lost, title: Report lost, confirm: It is taken off the shelf for good., tone: critical }
\`\`\`

## 5. Validation rules

none

## 6. Roles and permissions

\`\`\`yaml
roles: { librarian: { title: Librarian }, reader: { title: Reader } }
permissions:
  - { roles: [librarian], can: all, on: all }
  - { roles: [reader], can: [list, read], on: [book] }
  - { effect: deny, roles: [reader], can: [list, read], on: [book], fields: [price] }
whenDenied: explain
\`\`\`
`;

/** A small product with a little of everything, for stories and tests. */
export const libraryReading: Reading = read(text, 'LIBRARY.md');

/** The same, compiled. */
export function library(): Product {
  return compile(libraryReading.specification);
}
