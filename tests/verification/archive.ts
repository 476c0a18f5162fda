import { documentOf } from './document-of.ts';

/** A small document that has one of each thing that a list, a detail or a dashboard shows, and what stands inside of records. */
export const archive = documentOf({
  1: 'timeZone: Europe/Berlin',
  2: `
albums:
  path: /albums
  kind: list
  entity: album
  columns: [title, artist, year, price]
  search: [title, artist.name]
  filters: [genre, year, artist, title, released]
  sort: [-year, -title]
early: { path: /early, kind: list, entity: album, where: record.year < 2000, columns: [title, year], search: [title], filters: [genre], sort: [title] }
album: { path: "/albums/:id", kind: detail, entity: album, sections: [{ title: All, fields: [title, artist] }] }
artist: { path: "/artists/:id", kind: detail, entity: artist, related: [album] }
overview:
  path: /overview
  kind: dashboard
  roles: [chief]
  widgets:
    - { kind: figure, title: Recent, of: album, where: record.year >= 2000 }
    - { kind: figure, title: Worth, of: album, aggregate: sum, field: price }
    - { kind: bars, title: By genre, of: album, by: genre }
    - { kind: line, title: By month, of: album, by: released, per: month }`,
  3: `
artist:
  display: name
  fields:
    name: { type: string, required: true, maxLength: 20, examples: [Nina Simone, Miles Davis] }
    town: { type: string }
label:
  display: name
  fields: { name: { type: string, required: true } }
album:
  display: title
  samples:
    - { id: a1, title: Blue, artist: null, year: 1998, genre: folk, price: 12 }
    - { id: a2, title: Red, artist: null, year: 1997, genre: rock, price: 11 }
  fields:
    title: { type: string, required: true }
    artist: { type: reference, to: artist, onDelete: setNull }
    labels: { type: array, items: { type: reference, to: label, onDelete: setNull } }
    year: { type: integer, minimum: 1997, maximum: 2002 }
    genre: { type: string, enum: [jazz, folk, rock] }
    price: { type: number, minimum: 1 }
    released: { type: string, format: date }
    note: { type: string }
    tracks:
      type: array
      maxItems: 4
      items: { type: object, properties: { code: { type: string, required: true, unique: true }, length: { type: integer } } }
    stock: { type: object, properties: { shelf: { type: string }, counted: { type: integer, readOnly: true } } }
loan:
  fields:
    album: { type: reference, to: album, required: true, onDelete: restrict }
    place: { type: object, properties: { artist: { type: reference, to: artist, onDelete: cascade }, desk: { type: string } } }`,
  5: `
priced: { entity: album, when: record.year < 2000, assert: record.price >= 10, at: [price] }`,
  6: `
roles: { chief: {}, helper: {} }
permissions:
  - { roles: [chief], can: all, on: all }
  - { roles: [helper], can: [list, read], on: [album, artist, label] }`,
});
