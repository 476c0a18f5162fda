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
function expected(what: string) {
  return ({ example, found = '', written = '' }: ProblemValues) => {
    const there = found === 'word' ? `'${written}'` : kinds[found];
    return `expected ${what}${there ? `, found ${there}` : ''}${example ? `; write \`${example}\`` : ''}`;
  };
}

/** @param why what is wrong, and what to do */
const unreadable =
  (why: string | ((values: ProblemValues) => string)) =>
  (values: ProblemValues): string =>
    values.entry
      ? `what stands under '${values.entry}' cannot be read: ${typeof why === 'string' ? why : why(values)}; it is not used as it stands`
      : `this yaml block cannot be read: ${typeof why === 'string' ? why : why(values)}; the block is not used as it stands`;
const kept = (what: string, instead: string) => () => `this is ${what}: it is kept as it is and not read; ${instead}`;

/** What can be wrong with a document as it is read. */
export const reading = {
  'document.tooLong': ({ length, most }: ProblemValues) =>
    `the document has ${length} characters, at most ${most} are read; split off what is not specification`,
  'document.notText': () => 'this is not a text file; choose a Markdown document',
  'document.empty': () => 'the document is empty; begin with a heading such as `## 1. Purpose and audience`',
  'document.gone': () => 'the document is not there any more; put it back under its name, or start with another',
  'document.failed': ({ reason }: ProblemValues) =>
    `the document cannot be read (${reason}); take out what was written last, and tell us`,
  'document.right': () => 'nothing is wrong with the document any more',
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
  'block.noNames': ({ example }: ProblemValues) => `a block states each fact as \`name: …\`; write \`${example}\``,
  'block.noneBeside': () => 'one block of the chapter says none, another states something; keep one of them',
  'block.openapi': kept('an OpenAPI document', 'state its calls in chapter 7, its schemas in chapter 3'),
  'block.asyncapi': kept('an AsyncAPI document', 'state its calls in chapter 7, its schemas in chapter 3'),
  'block.jsonSchema': kept('a JSON Schema', 'state its properties as fields in chapter 3'),
  'block.json': kept('JSON', 'what the app is to go by stands in a block that begins with ```yaml'),
  'block.unfenced': () =>
    'this looks like facts and stands among the words, where the app goes by none of it; put ```yaml on a line before it and ``` on a line behind it',

  'yaml.unreadable': unreadable('it breaks off; compare it with an example'),
  'yaml.tab': unreadable('a line begins with a tab; begin it with spaces'),
  'yaml.quote': unreadable('a text in quotes does not end; write the closing quote'),
  'yaml.escape': unreadable(
    'a `\\` in double quotes means something else; write `\\\\`, or put the text in single quotes',
  ),
  'yaml.apostrophe': unreadable(({ exact }) => `an apostrophe ends a text in single quotes; write ${exact}`),
  'yaml.open': unreadable(({ bracket }) => `a bracket is opened and never closed; write the missing \`${bracket}\``),
  'yaml.extra': unreadable('there is one closing bracket too many; take it out'),
  'yaml.sign': unreadable(
    ({ exact }) => `a text cannot begin with this sign; put it in quotes${exact ? `: \`${exact}\`` : ''}`,
  ),
  'yaml.braces': unreadable(
    ({ exact }) =>
      `two colons stand in one line; write \`${exact}\`, or begin the second on a line of its own, two spaces further in`,
  ),
  'yaml.states': unreadable(({ exact }) => `several states stand in a list of their own; write \`${exact}\``),
  'yaml.field': unreadable(({ exact }) => `what is said of a field stands in braces; write \`${exact}\``),
  'yaml.colonText': unreadable(({ exact }) => `a text with a colon in it stands in quotes; write \`${exact}\``),
  'yaml.noColon': unreadable(({ exact }) => `the line above has no colon; write \`${exact}\``),
  'yaml.tight': unreadable(({ exact }) => `a space is missing behind the colon; write \`${exact}\``),
  'yaml.withoutColon': unreadable(({ exact }) => `this line has no colon; write \`${exact}\``),
  'yaml.bareName': unreadable(({ exact }) => `a name alone lacks its colon; write \`${exact}\``),
  'yaml.bracket': unreadable(
    'a comma or a closing bracket is missing; or a text in brackets has a comma, and wants quotes',
  ),
  'yaml.depth': unreadable('it is nested more than 40 levels deep; write it flatter'),
  'yaml.indent': unreadable(
    ({ spaces, above }) =>
      `this line is indented by ${spaces}, the one above it by ${above}; indent both by the same number of spaces`,
  ),
  'yaml.mixed': unreadable(
    'list entries (`- …`) and names (`key: …`) are mixed at one level; write all of them as one or the other',
  ),
  'yaml.value': unreadable(
    'something else was expected here; put a text with signs in it in quotes, and each `key: value` on a line of its own',
  ),
  'yaml.colon': unreadable('a key needs a colon and a space behind it; write `title: Tools`'),
  'yaml.tag': unreadable('a word begins with `!`; put it in quotes'),
  'yaml.anchor': unreadable('a word begins with `&` or `*`; put it in quotes'),
  'yaml.several': () => 'a block holds one yaml document; what follows `---` is not read',
  'yaml.character': unreadable('it has a character that cannot be printed; take it out'),
  'yaml.key': () => 'a key must be a plain word; write `title: …`',
  'yaml.alias': () =>
    'aliases (a word that begins with `*`) are not read here; write the value out, or put it in quotes',
  'yaml.merge': () => 'merge keys (<<) are not read here; write the properties out',
  'yaml.tagged': ({ key }: ProblemValues) =>
    `the tag '${key}' is not followed; leave it out, or put the text in quotes`,
  'yaml.keyForbidden': ({ key }: ProblemValues) => `'${key}' cannot be a key here; choose another name`,
  'yaml.keyDot': ({ key }: ProblemValues) => `'${key}' cannot be a key here, for it has a dot; leave the dot out`,
  'yaml.keyLong': ({ key }: ProblemValues) => `'${key}' is too long for a key; choose a name of at most 100 characters`,

  'key.twice': ({ key, line }: ProblemValues) =>
    `the key '${key}' stands twice, first in line ${line}; keep one of them`,

  'fact.unknown': (values: ProblemValues) =>
    `nothing here is called ${listed(values.key, 'disjunction')}${suggestion(values) || '; the page Vocabulary lists what there is'}`,
  'fact.wrapped': ({ key }: ProblemValues) =>
    `the heading names the chapter already; leave out \`${key}:\`, and move what is in it to the margin`,
  'fact.permission': ({ example }: ProblemValues) =>
    `what a role may do stands beside the roles of chapter 6; write \`${example}\``,
  'fact.field': ({ example }: ProblemValues) => `a field stands below \`fields\`; write \`${example}\``,
  'fact.lifecycle': ({ example }: ProblemValues) =>
    `states and what leads from one to another stand in chapter 4; write \`${example}\` there`,
  'fact.exact': ({ example }: ProblemValues) => `this is written otherwise here; write \`${example}\``,
  'fact.tail': ({ written, example }: ProblemValues) =>
    `behind the comma '${written}' is a name of its own; if it goes on with what stands in front of it, write \`${example}\``,
  'fact.server': ({ address }: ProblemValues) =>
    `where the server is belongs to a build and not to the product; leave this out, and build with \`VITE_API_ADDRESS=${address} npm run build\``,
  'fact.counter': ({ key, example }: ProblemValues) =>
    `what counts by itself is what a record is identified by; write \`key: ${key}\` beside \`fields\`, and here \`${example}\``,
  'fact.users': ({ example }: ProblemValues) =>
    `people who use the product are records of an entity, and none is stated; write \`${example}\``,
  'fact.requiredIf': ({ example }: ProblemValues) =>
    `what is required only of some records is a rule; leave this out, and write \`${example}\` in chapter 5`,
  'fact.dayLimit': ({ example }: ProblemValues) =>
    `what limits a day is a rule; leave this out, and write \`${example}\` in chapter 5`,
  'fact.uniqueWith': ({ example }: ProblemValues) =>
    `what is unique together with others is stated of the entity; leave this out, and write \`${example}\` beside \`fields\``,
  'fact.placeholder': ({ written }: ProblemValues) =>
    `a placeholder is no answer: '${written}' counts as not shown; state it, or write \`not shown\``,
  'fact.choices': ({ written }: ProblemValues) =>
    `'${written}' is no type: choices are listed instead; write \`enum: [hand, power]\` in its place`,
  'fact.text': expected('text'),
  'fact.expression': expected('an expression'),
  'fact.items': expected('a list of words'),
  'fact.flag': expected('true or false'),
  'fact.number': expected('a number'),
  'fact.whole': expected('a whole number'),
  'fact.least': (values: ProblemValues) =>
    `expected at least ${values.least}, found '${values.written}'; write \`${values.example}\``,
  'fact.most': (values: ProblemValues) =>
    `expected at most ${values.most}, found '${values.written}'; write \`${values.example}\``,
  'fact.comma': ({ name, example }: ProblemValues) =>
    `in braces a comma parts: '${name}' is two things; write \`${example}\``,
  'fact.thousands': ({ name, number, whole }: ProblemValues) =>
    `'${name}' is the number ${number} here; write \`${whole}\` where thousands are meant, and \`${number}\` where not`,
  'fact.limit': expected('a number, or an expression such as `=constants.noteLength`'),
  'fact.scalar': expected('a number, a text, true or false'),
  'fact.list': expected('a list'),
  'fact.groups': expected('a list of lists'),
  'fact.properties': expected('keys with values, `key: value`'),
  'fact.entries': expected('keys with values in each item'),
  'fact.names': expected('names, each with what is said of it'),
  'fact.word': (values: ProblemValues) =>
    `expected one of ${plain(values.words, 'disjunction')}${values.written ? `, found '${values.written}'` : ''}${suggestion(values)}`,
  'fact.address': expected('a path that begins with `/`'),
  'fact.currency': expected('a currency code of three capitals'),
  'fact.mediaType': expected('a media type such as `image/png` or `image/*`'),
  'fact.other': () => 'this cannot stand here; the page Vocabulary has an example of each key',
};
