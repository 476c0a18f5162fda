import { resolveObjectURL } from 'node:buffer';
import { describe, expect, test, vi } from 'vitest';
import { toolTables } from '#app/messages/tools';
import { compile, type Field } from '#specification';
import { read } from '#specification/reading';
import { answerOf } from './answer-of.ts';
import { cellOf } from './cell-of.ts';
import { cellPaths } from './cell-paths.ts';
import { columnsFor } from './cells-for.ts';
import { numberIn } from './number-in.ts';
import { mostRows, readCsv } from './read-csv.ts';
import { joined, several } from './several.ts';
import { download, signsIn, toCsv } from './to-csv.ts';

const said = { hidden: 'hidden', gone: 'gone', yes: 'Yes', no: 'No' };

const { specification } = read(`## 3. Entities and fields

\`\`\`yaml
author: { display: name, fields: { name: { type: string } } }
book: { fields: { title: { type: string, title: Name }, price: { type: number }, cost: { type: number, format: money, unit: EUR }, share: { type: number, format: percent }, rare: { type: boolean }, on: { type: string, format: date }, at: { type: string, format: date-time }, hour: { type: string, format: time }, kind: { type: string, enum: [a, { value: b, title: Bound }] }, author: { type: reference, to: author }, tags: { type: array, items: { type: string } }, secret: { type: string }, cover: { type: string, format: image }, place: { type: object, properties: { room: { type: string }, shelf: { type: integer } } } } }
\`\`\`
`);
const book = compile(specification).entity('book');
const field = (name: string) => book?.field(name) as Field;
const around = { find: (_: unknown, key: string) => (key === 'a1' ? { id: 'a1', name: 'Ada' } : null) };

describe('a file that is written', () => {
  test('has no formula in it, and keeps numbers', async () => {
    const text = await toCsv([
      ['Name'],
      ['=1+1'],
      ['+1'],
      ['-1'],
      ['@x'],
      ['\tx'],
      [' =x'],
      ['plain, with "marks"'],
      [-1],
    ]);
    expect(text.split('\r\n')).toEqual([
      'Name',
      "'=1+1",
      "'+1",
      "'-1",
      "'@x",
      "'\tx",
      expect.stringContaining("' =x"),
      '"plain, with ""marks"""',
      '-1',
    ]);
  });

  test('has none in it either where it is opened with another sign between cells', async () => {
    const text = await toCsv([['a;=1+1'], ['a\t@x'], ['a;-cmd'], ['Ada, +49 170'], ['a; -1']]);
    expect(text.split('\r\n')).toEqual(["a;'=1+1", "a\t'@x", "a;'-cmd", '"Ada, +49 170"', 'a; -1']);
  });

  test('has semicolons, and commas in numbers, where a language has them', async () => {
    const rows = [
      ['Name', 'Price'],
      ['Tea, green', 4.9],
      ['Bread; black', -1200.25],
    ];
    expect((await toCsv(rows, signsIn('de'))).split('\r\n')).toEqual([
      'Name;Price',
      'Tea, green;4,9',
      '"Bread; black";-1200,25',
    ]);
    expect(await toCsv(rows, signsIn('ja'))).toBe(await toCsv(rows));
    const read = await readCsv(new Blob([await toCsv(rows, signsIn('de'))]));
    const prices = read?.rows.map(({ cells }) => numberIn(cells[1] ?? '', { locale: 'de', delimiter: read.delimiter }));
    expect(prices).toEqual([4.9, -1200.25]);
  });

  test('begins with the mark that it is UTF-8', async () => {
    let taken: Promise<ArrayBuffer> | undefined;
    const click = () => {
      taken = resolveObjectURL(link.href)?.arrayBuffer();
    };
    const link = { href: '', download: '', click };
    vi.stubGlobal('document', { createElement: () => link });
    download('books.csv', 'Name');
    vi.unstubAllGlobals();
    const bytes = new Uint8Array((await taken) ?? new ArrayBuffer());
    expect([link.download, ...bytes]).toEqual(['books.csv', 0xef, 0xbb, 0xbf, ...Buffer.from('Name')]);
  });

  test('says what a list shows: names for references, titles for choices, a word for what is hidden', () => {
    const record = {
      id: '1',
      title: 'T',
      price: 2.5,
      kind: 'b',
      author: 'a1',
      tags: ['x', 'y'],
      on: null,
      place: { room: 'Attic', shelf: 3 },
      cover: 'data:image/png;name=lamp%201.png;base64,AAAA',
    };
    const cell = (name: string) => cellOf(field(name).asPath, record, around, said);
    expect(['title', 'price', 'kind', 'author', 'tags', 'on', 'secret', 'place', 'cover'].map(cell)).toEqual([
      'T',
      2.5,
      'Bound',
      'Ada',
      'x; y',
      '',
      'hidden',
      'Attic, 3',
      'lamp 1.png',
    ]);
  });
});

test('an object has a cell for each of its properties', () => {
  const record = { id: '1', place: { room: 'Attic', shelf: 3 } };
  const cells = cellPaths(field('place').asPath).map((path) => [path.label.text, cellOf(path, record, around, said)]);
  expect(cells).toEqual([
    ['Place · Room', 'Attic'],
    ['Place · Shelf', 3],
  ]);
});

test.each([[['a', 'b']], [['a;b', '', '"quoted" and more', '5" pipe']], [['']]])(
  'of several in one cell each comes back: %j',
  (texts) => {
    const cell = joined(texts);
    expect(several(cell)).toEqual(cell === '' ? [] : texts);
  },
);

describe('a file that is read', () => {
  const sheetOf = (text: string) => readCsv(new Blob([text]));

  test('with what is wrong with a row as a whole', async () => {
    const sheet = await sheetOf('Name,Price\nGood,1\nBad, worse,2\nEmpty,3,,\n"Open,4\nNext,5\n');
    expect(sheet?.rows.map(({ number, fault }) => [number, fault])).toEqual([
      [2, undefined],
      [3, 'moreCells'],
      [4, undefined],
      [5, 'unclosed'],
    ]);
  });

  test('with whatever separates its cells, without what was put before a formula', async () => {
    expect(await sheetOf('\uFEFFName;Price\n\'=1;2\n\n"a;b";3\n')).toEqual({
      headings: ['Name', 'Price'],
      // As a program for tables numbers them.
      rows: [
        { number: 2, cells: ['=1', '2'] },
        { number: 4, cells: ['a;b', '3'] },
      ],
      delimiter: ';',
      count: 2,
    });
  });

  test('not where it is no text, and not beyond a bound', async () => {
    expect(await sheetOf('a\0b')).toBeUndefined();
    expect(await sheetOf('')).toBeUndefined();
    const many = await sheetOf(`Name\n${'x\n'.repeat(mostRows + 1)}`);
    expect([many?.rows.length, many?.count]).toEqual([mostRows, mostRows + 1]);
  });

  test('its columns are found by title and by key', () => {
    const found = columnsFor(
      [field('title').asPath, field('price').asPath, field('rare').asPath],
      ['PRICE', ' name ', 'else'],
    );
    expect([...found]).toEqual([
      ['title', 1],
      ['price', 0],
    ]);
  });

  describe('its columns are found however they are written, where only one can be meant', () => {
    const { specification } = read(`## 3. Entities and fields

\`\`\`yaml
guest: { fields: { name: { type: string }, email: { type: string, format: email }, reach: { type: string, format: phone, title: Anschluß }, dueOn: { type: string, format: date }, cafe: { type: string, title: Café }, home: { type: string, format: uri }, work: { type: string, format: uri } } }
\`\`\`
`);
    const { fields = [] } = compile(specification).entity('guest') ?? {};
    test.each<[headings: string, found: Record<string, number>]>([
      ['Name,Email Address,Telephone', { name: 0, email: 1, reach: 2 }],
      ['E-Mail-Adresse,電話番号', { email: 0, reach: 1 }],
      ['DUE-ON,cafe', { dueOn: 0, cafe: 1 }],
      ['due_on,e mail', { dueOn: 0, email: 1 }],
      ['Mail,Email', { email: 1 }],
      ['E-mail,email address', { email: 0 }],
      ['Phone,Telephone', {}],
      ['Website,Date,Shoe size,,-', {}],
    ])('%s', (headings, found) => {
      const paths = fields.map(({ asPath }) => asPath);
      expect(Object.fromEntries(columnsFor(paths, headings.split(',')))).toEqual(found);
    });
  });
});

const { csv } = await toolTables.en();

describe('a cell', () => {
  const reading = {
    words: csv,
    said,
    writing: { locale: 'en', delimiter: ',' },
    keyOf: (_: Field, written: string) => (written === 'Ada' ? { answer: 'a1' } : { wrong: 'nobody' }),
  };
  test.each<[string, string, unknown]>([
    ['title', ' A title ', 'A title'],
    ['title', '', null],
    ['price', '-2.50', -2.5],
    ['share', '12.5%', 12.5],
    ['share', '12.5 %', 12.5],
    ['share', '12.5', 12.5],
    ['cost', '€ 12.50', 12.5],
    ['cost', '-12.50 EUR', -12.5],
    ['rare', 'yes', true],
    ['rare', 'Nein', false],
    ['rare', 'はい', true],
    ['rare', 'FALSE', false],
    ['on', '2026-03-09', '2026-03-09'],
    ['at', '2026-03-09T10:00:00Z', '2026-03-09T10:00:00.000Z'],
    ['hour', '14:30', '14:30'],
    ['kind', 'bound', 'b'],
    ['author', 'Ada', 'a1'],
    ['tags', 'x; y;', ['x', 'y']],
  ])('of %s: %j is %j', (name, written, answer) => {
    expect(answerOf(field(name), written, reading)).toEqual({ answer });
  });

  test.each([
    ['price', '1,5'],
    ['price', '1e999'],
    ['price', 'twelve'],
    ['cost', '$5'],
    ['cost', '12%'],
    ['rare', 'maybe'],
    ['on', '9.3.2026'],
    ['on', '2026-02-30'],
    ['at', '09/03/2026'],
    ['hour', 'half past two'],
    ['kind', 'c'],
    ['author', 'Bob'],
  ])('of %s: %j is wrong, and never guessed', (name, written) => {
    expect(answerOf(field(name), written, reading)).toHaveProperty('wrong');
  });

  test('where decimals stand behind a comma', () => {
    const german = { ...reading, writing: { locale: 'de', delimiter: ',' } };
    expect(answerOf(field('price'), '1,5', german)).toEqual({ answer: 1.5 });
    expect(answerOf(field('price'), '1.234,5', german)).toEqual({ answer: 1234.5 });
    expect(answerOf(field('price'), '1,234', german)).toHaveProperty('wrong');
    expect(answerOf(field('price'), '1,234', { ...german, writing: { locale: 'de', delimiter: ';' } })).toEqual({
      answer: 1.234,
    });
  });
});

test('what is written is read again as it was, whatever it begins with', async () => {
  const cells = [
    '=1',
    ' =1',
    "'=1",
    "''=1",
    '\n- a',
    "'tis",
    "'",
    '@x',
    '-1',
    'a;=1',
    "a;'=1",
    '=a, @b',
    'a, -1',
    'a;-b',
  ];
  const read = await readCsv(new Blob([await toCsv([['Name'], ...cells.map((cell) => [cell])])]));
  expect(read?.rows.map((row) => row.cells[0])).toEqual(cells);
});

test.each([
  ['Windows-1252', new Uint8Array([77, 0xfc, 108, 108, 101, 114])],
  ['UTF-8', new TextEncoder().encode('Müller')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFMüller')],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...[...'Müller'].flatMap((sign) => [sign.charCodeAt(0), 0])])],
])('a file in %s is read as it was written', async (_, bytes) => {
  expect((await readCsv(new Blob([bytes])))?.headings).toEqual(['Müller']);
});
