import type { ProblemValues } from '../../problem.ts';
import { listIn } from './listed.ts';

/** `'a', 'b' and 'c'`. */
export const listed = listIn('en-GB', (name) => `'${name}'`);
/** The same without quotation marks. */
export const plain = listIn('en-GB', (name) => name);

/** `; did you mean 'ticket'?`, or what there is to choose from. */
export function suggestion({ near, names }: ProblemValues): string {
  if (near) return `; did you mean '${near}'?`;
  return names ? `; there is ${listed(names)}` : '';
}

const kinds: Partial<Record<string, string>> = { none: 'none', list: 'a list', map: 'properties' };

/** What was expected, what stands there, and how it is written right. */
function expected(what: string, example: (key: string) => string) {
  return ({ key = '', found = '', written = '' }: ProblemValues) => {
    const there = found === 'word' ? `'${written}'` : kinds[found];
    return `expected ${what}${there ? `, found ${there}` : ''}; write \`${example(key)}\``;
  };
}

const unreadable = (why: string) => () =>
  `this yaml block cannot be read: ${why}; nothing of the block is used until then`;
const kept = (what: string, instead: string) => () => `this is ${what}: it is kept as it is and not read; ${instead}`;

/** What can be wrong with a document as it is read. */
export const reading = {
  'document.tooLong': ({ length, most }: ProblemValues) =>
    `the document has ${length} characters, at most ${most} are read; split off what is not specification`,
  'document.notText': () => 'this is not a text file; choose a Markdown document',
  'document.empty': () => 'the document is empty; begin with a heading such as `## 1. Purpose and audience`',
  'document.failed': ({ reason }: ProblemValues) =>
    `the document cannot be read (${reason}); take out what was written last, and tell us`,
  'document.more': ({ count }: ProblemValues) => `and ${count} more; mend these first`,

  'block.beforeChapters': () =>
    'this block stands before the first chapter and is not used; move it below a chapter heading such as `## 3. Entities and fields`',
  'block.betweenChapters': () =>
    'this block stands below a heading that is no chapter and is not used; move it into the chapter that it belongs to',
  'block.inList': () => 'a block in a list or a quotation is not used; begin its lines at the margin',
  'block.unread': ({ language }: ProblemValues) =>
    `${language ? `a block that begins with \`\`\`${language}` : 'what stands here without ```yaml'} is not read; begin it with a line \`\`\`yaml, and end it with \`\`\``,
  'block.misplaced': ({ chapter }: ProblemValues) =>
    `this decides over access and stands outside of chapter ${chapter}, so nothing is allowed that chapter ${chapter} decides; move it below the heading of chapter ${chapter}`,
  'block.unclosed': () => 'this block is not closed; end it with a line of ```',
  'block.noNames': () => 'expected names with what is stated of each below it; write `ticket: { title: Ticket }`',
  'block.noneBeside': () => 'one block of the chapter says none, another states something; keep one of them',
  'block.openapi': kept('an OpenAPI document', 'state its calls in chapter 7, its schemas in chapter 3'),
  'block.asyncapi': kept('an AsyncAPI document', 'state its calls in chapter 7, its schemas in chapter 3'),
  'block.jsonSchema': kept('a JSON Schema', 'state its properties as fields in chapter 3'),
  'block.json': kept('JSON', 'what the app is to go by stands in a block that begins with ```yaml'),

  'yaml.unreadable': unreadable('it is not well formed'),
  'yaml.tab': unreadable('a line begins with a tab; begin it with spaces'),
  'yaml.quote': unreadable(
    'a text in quotes does not end, or has a `\\` in it that means nothing; close it, write `\\\\`',
  ),
  'yaml.bracket': unreadable(
    'a comma or a closing bracket is missing; or a text in brackets has a comma, and wants quotes',
  ),
  'yaml.depth': unreadable('it is nested more than 40 levels deep; write it flatter'),
  'yaml.indent': unreadable('this line does not go with those above it; line it up with them'),
  'yaml.value': unreadable(
    'what stands here does not go on from what stands before; put a text with signs in it in quotes',
  ),
  'yaml.colon': unreadable('`key: value` is amiss; a text that holds `: ` stands in quotes'),
  'yaml.tag': unreadable('a word begins with `!`, which is no tag; put it in quotes'),
  'yaml.anchor': unreadable('a word begins with `&` or `*`, which names nothing; put it in quotes'),
  'yaml.several': () => 'a block holds one yaml document; what follows `---` is not read',
  'yaml.character': unreadable('it has a character that cannot be printed; take it out'),
  'yaml.key': () => 'a key must be a plain word; write `title: …`',
  'yaml.alias': () => 'aliases (*name) are not read here; write the value out',
  'yaml.merge': () => 'merge keys (<<) are not read here; write the properties out',
  'yaml.tagged': ({ key }: ProblemValues) => `the tag '${key}' is not followed; leave it out`,
  'yaml.keyForbidden': ({ key }: ProblemValues) => `'${key}' cannot be a key here; choose another name`,
  'yaml.keyDot': ({ key }: ProblemValues) =>
    `'${key}' cannot be a key here: paths have dots between their names; leave the dot out`,
  'yaml.keyLong': ({ key }: ProblemValues) => `'${key}' is too long for a key; choose a name of at most 100 characters`,

  'key.twice': ({ key, line }: ProblemValues) =>
    `the key '${key}' stands twice, first in line ${line}; keep one of them`,

  'fact.unknown': (values: ProblemValues) => `nothing here is called '${values.key}'${suggestion(values)}`,
  'fact.text': expected('text', (key) => `${key}: some words`),
  'fact.expression': expected('an expression', (key) => `${key}: record.status == 'open'`),
  'fact.items': expected('a list of words', (key) => `${key}: [a, b]`),
  'fact.flag': expected('true or false', (key) => `${key}: true`),
  'fact.number': expected('a number', (key) => `${key}: 80`),
  'fact.whole': expected('a whole number', (key) => `${key}: 422`),
  'fact.least': (values: ProblemValues) => `expected at least ${values.least}, found '${values.written}'`,
  'fact.most': (values: ProblemValues) => `expected at most ${values.most}, found '${values.written}'`,
  'fact.limit': expected(
    'a number, or an expression that begins with `=`',
    (key) => `${key}: 80\` or \`${key}: =constants.noteLength`,
  ),
  'fact.scalar': expected('a number, a text, true or false', (key) => `${key}: 25`),
  'fact.list': expected('a list', (key) => `${key}: [a, b]`),
  'fact.groups': expected('a list of lists', (key) => `${key}: [[a, b], [c]]`),
  'fact.properties': expected('properties', (key) => `${key}: { title: Some words }`),
  'fact.entries': expected('properties in each item', () => '- { title: Some words }'),
  'fact.names': expected('names, each with its properties', (key) => `${key}: { name: { title: Some words } }`),
  'fact.word': (values: ProblemValues) =>
    `expected one of ${plain(values.words, 'disjunction')}${values.written ? `, found '${values.written}'` : ''}${suggestion(values)}`,
  'fact.address': expected('a path that begins with `/`', (key) => `${key}: /tickets`),
  'fact.currency': expected('a currency code of three capitals', (key) => `${key}: EUR`),
  'fact.other': () => 'this cannot stand here; look the key up in the vocabulary',
};
