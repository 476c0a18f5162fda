import { expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { chapter } from '../chapters/in-tests.ts';
import { read } from './index.ts';

const length = 16_000;

/** What makes a pattern look again and again, where it can be made to. */
const fillings: Readonly<Record<string, string>> = {
  blanks: ' ',
  digits: '1',
  letters: 'a',
  capitals: 'aB',
  underscores: '_',
  numbers: '1 ',
  commas: ', ',
  brackets: '[',
  arrows: '-> ',
  dots: 'a.',
  rights: 'may max ',
  rates: 'x per ',
  denials: 'not ',
  sentences: 'is a ',
  names: 'item, user ',
  spans: 'between 1 and ',
  lists: 'list of ',
};

/** A document that has a text wherever somebody may write one. */
const everywhere = (text: string) => {
  const all = (...keys: string[]) => `{ ${keys.map((key) => `${key}: ${JSON.stringify(text)}`).join(', ')} }`;
  const behind = (words: string) => JSON.stringify(`${words} ${text}x`);
  return [
    chapter(1, all('title', 'audience', 'currency')),
    chapter(
      2,
      `a: ${all('kind', 'entity', 'columns', 'path', 'sort', 'where', 'roles', 'shows')}
b: ${behind('list of item')}
c: { kind: list, entity: item, views: { d: ${behind('open')} } }
e: { kind: dashboard, widgets: { f: ${behind('items')} } }`,
    ),
    chapter(
      3,
      `item: { fields: { name: ${behind('text')}, size: { type: ${behind('number')} }, other: ${all('enum', 'default', 'to', 'unit', 'computed')} } }
user: ${behind('name')}
list: [${behind('name')}, b]
short: { title: ${behind('text')} }`,
    ),
    chapter(
      4,
      `item: { states: [open, done], transitions: { finish: ${behind('open -> done')}, undo: ${all('from', 'to', 'guard', 'roles', 'asks')} } }
user: ${behind('open')}`,
    ),
    chapter(5, `a: ${behind('a name must')}\nb: ${all('entity', 'assert', 'when', 'at', 'error', 'title')}`),
    chapter(
      6,
      `roles: { clerk: ${behind('sees')} }
users: ${behind('user')}
permissions: [${behind('clerk can read')}, ${all('roles', 'can', 'on', 'when', 'fields')}]`,
    ),
    chapter(7, `a: ${behind('GET /items')}\nb: ${all('method', 'path', 'does')}`),
    chapter(8, `a: ${behind('404')}\nb: ${all('status', 'title', 'shown')}`),
    chapter(9, `a: ${behind('12')}\nb: ${all('value', 'unit')}`),
    // What is no YAML is looked at line by line.
    ...[`a: b: ${text}y`, `a: [${text}`, `a: [${'\\"'.repeat(text.length / 2)}`, `a: "${text}`].map(
      (written) => `### More\n\`\`\`yaml\n${written}\n\`\`\`\n`,
    ),
  ].join('\n');
};

test.each(Object.entries(fillings))('long texts are read in no time: %s', (_, filling) => {
  const text = filling.repeat(length / filling.length);
  const effort = countEffort();
  const { problems } = read(everywhere(text));
  expect(problems.map(({ code }) => code)).not.toContain('document.failed');
  expect(problems.length).toBeGreaterThan(5);
  expect(effort()).toBeLessThan(5000);
});
