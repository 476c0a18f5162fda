import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import type { Gap } from '../gap.ts';
import type { Prose } from '../reading/prose.ts';
import { read } from '../reading/read.ts';
import type { Specification } from '../specification.ts';
import { saidOfRole } from '../vocabulary/own-rights.ts';
import { isNameShown } from '../vocabulary/shown-name.ts';
import { open } from '../vocabulary/words/open.ts';
import { kindCalled } from '../vocabulary/words/screen-kinds.ts';
import { inFlow } from '../vocabulary/written.ts';
import { asBlock } from './as-block.ts';
import { newBlock } from './blocks.ts';
import { spokenIn } from './screen-answers.ts';
import { type Splice, withSplices } from './splice.ts';
import { type Thing, thingsIn, wordsOf } from './things-in-prose.ts';

type Entry = readonly [name: string, said: string];

/** More is no snippet. */
const mostEntries = 40;
const longestSummary = 200;

/** What the words of a chapter have in lists, in tables and with arrows, as a block of it; undefined where that is not all plain. */
export function writtenInProse(gap: Gap, specification: Specification, text: string): Splice | undefined {
  const key = chapterKeys.find((one) => gap.kind === `chapter.${one}`);
  const prose = specification.chapters.find((chapter) => chapter.key === key)?.prose ?? [];
  if (key === 'purpose') return withSummary(prose, specification, text);
  const things = key === 'entities' ? thingsIn(prose) : [];
  if (things.length > 0) return withFields(things, specification, text);
  if (key === 'rules') return withSentences(prose, specification, text);
  const entries = key ? prose.flatMap((one) => entriesIn(one, key, specification)) : [];
  const isPlain = new Set(entries.map(([name]) => name)).size === entries.length;
  if (!key || entries.length === 0 || entries.length > mostEntries || !isPlain) return undefined;
  const asWritten = (said: string) => (/^-?\d+(?:\.\d+)?$/.test(said) ? said : inFlow(said));
  const lines = entries.map(([name, said]) => `${inFlow(name)}: ${asWritten(said)}`);
  const blockOf = (written: readonly string[]) => newBlock(text, specification, key, written.join('\n'));
  const { problems } = read(withSplices(text, [blockOf(lines)]));
  const exact = problems.flatMap(({ path, values: { example } }) =>
    example !== undefined && path.startsWith(`${key}.`) ? [example] : [],
  );
  if (key === 'access') return exact[0] === undefined ? blockOf(lines) : blockOf([exact[0]]);
  return blockOf(
    entries.flatMap(([name], at) =>
      asBlock(exact.find((one) => one.startsWith(`${inFlow(name)}: `)) ?? lines[at] ?? ''),
    ),
  );
}

/** The first sentence that says what the product is for, as its summary. */
function withSummary(prose: readonly Prose[], specification: Specification, text: string): Splice | undefined {
  const paragraph = prose.find(({ type }) => type === 'paragraph');
  const words = paragraph ? wordsOf([paragraph]).replace(/\s+/g, ' ').trim() : '';
  const [summary = ''] = /^.*?[.!?。؟](?=\s|$)|^.*$/u.exec(words) ?? [];
  const isOne = summary.length > 0 && summary.length <= longestSummary;
  return isOne ? newBlock(text, specification, 'purpose', `summary: ${inFlow(summary)}`) : undefined;
}

/** Rules that stand in a list as sentences, in the form that a list of them is told to have. */
function withSentences(prose: readonly Prose[], specification: Specification, text: string): Splice | undefined {
  const sentences = prose.flatMap((one) => (one.type === 'list' ? one.children.map((item) => wordsOf([item])) : []));
  if (sentences.length === 0 || sentences.length > mostEntries || sentences.some((one) => one.includes('\n')))
    return undefined;
  const blockOf = (written: string) => newBlock(text, specification, 'rules', written);
  const lines = sentences.map((one) => `- ${inFlow(one.replace(/\.$/, ''))}`);
  const { problems } = read(withSplices(text, [blockOf(lines.join('\n'))]));
  const exact =
    problems.find(({ path, code }) => path === 'rules' && code === 'block.noNames')?.values.example?.split('\n') ?? [];
  return exact.length < sentences.length ? undefined : blockOf(exact.map(asWordsWhereOpen).flatMap(asBlock).join('\n'));
}

/** A rule of which some is left to be written stays in words: what it demands is asked by a gap. */
const asWordsWhereOpen = (rule: string) =>
  rule.includes(open) ? rule.replace(/, (?:when|assert): .*$/, ' }').replace(`, entity: ${open}`, '') : rule;

/** Things with their fields as a block: what is said of a field in the form that is taken, else as its description. */
function withFields(things: readonly Thing[], specification: Specification, text: string): Splice | undefined {
  const fields = things.flatMap(([name, inner]) => inner.map(([field]) => `${name}\u0000${field}`));
  const isPlain =
    new Set(fields).size === fields.length && new Set(things.map(([name]) => name)).size === things.length;
  if (!isPlain || fields.length > mostEntries) return undefined;
  const blockOf = (formOf: (thing: string, field: string, said: string) => string) =>
    newBlock(
      text,
      specification,
      'entities',
      things
        .map(([name, inner]) => {
          const lines = inner.map(([field, said]) => `    ${inFlow(field)}: ${formOf(name, field, said)}`);
          return [`${inFlow(name)}:`, '  fields:', ...lines].join('\n');
        })
        .join('\n'),
    );
  const problemsOf = (block: Splice) =>
    read(withSplices(text, [block])).problems.filter(
      ({ path, severity }) => severity === 'error' && path.startsWith('entities.'),
    );
  const asSaid = (said: string) => (said === '' ? '{}' : inFlow(said));
  const problems = problemsOf(blockOf((_thing, _field, said) => asSaid(said)));
  const block = blockOf((thing, field, said) => {
    const at = `entities.${thing}.fields.${field}`;
    const wrong = problems.find(({ path }) => path === at || path.startsWith(`${at}.`));
    if (!wrong) return asSaid(said);
    const form = wrong.values.example?.startsWith(`${field}: `) ? wrong.values.example.slice(field.length + 2) : '…';
    return form.includes('…') || form.includes('\n') ? `{ description: ${inFlow(said)} }` : form;
  });
  return problemsOf(block).length === 0 ? block : undefined;
}

/** `Product: name, price` */
const pair = /^([^:\n]{1,40}):\s+(\S[^\n]*)$/;

function entriesIn(prose: Prose, chapter: ChapterKey, specification: Specification): Entry[] {
  if (prose.type === 'list') return prose.children.flatMap((item) => entryOf(item, chapter, specification));
  if (prose.type === 'table') return chapter === 'access' ? rightsIn(prose.head, prose.rows) : [];
  if (prose.type !== 'paragraph') return [];
  const words = wordsOf([prose]);
  if (chapter === 'access') return rightsSaid(words.split(/(?<=[.!])\s+|\n/));
  const isPlain = { lifecycles: /->|→/, constants: /\d/ }[String(chapter)];
  return isPlain
    ? words
        .split('\n')
        .flatMap(pairIn)
        .filter(([, said]) => isPlain.test(said))
    : [];
}

/** Who may do what, where each sentence says it; a rest that is not understood might deny it. */
function rightsSaid(sentences: readonly string[]): Entry[] {
  const said = sentences.map((sentence) => saidOfRole(sentence.replace(/[.!]$/, ''), []));
  const isSaid = said.every((one) => one !== undefined);
  return isSaid ? said.map(([role, rights]): Entry => [role, rights]) : [];
}

/** A screen may be listed by its name alone, where that says what it is. */
function entryOf(prose: Prose, chapter: ChapterKey, specification: Specification): Entry[] {
  const words = wordsOf([prose]);
  const pairs = pairIn(words);
  const isName = chapter === 'screens' && pairs.length === 0 && words.split(/\s+/).length <= 3 && isNameShown(words);
  const kind = kindCalled(words) ?? (spokenIn(words, specification).length > 0 ? 'list' : undefined);
  return isName && kind ? [[words, kind]] : pairs;
}

function pairIn(words: string): Entry[] {
  const [, name, said] = pair.exec(words) ?? [];
  return name !== undefined && said !== undefined && name.trim().split(/\s+/).length <= 3 ? [[name.trim(), said]] : [];
}

const columns: readonly RegExp[] = [
  /^(?:roles?|who|rollen?|wer)$/i,
  /^(?:may|can|rights?|permissions?|darf|kann|rechte?)$/i,
  /^(?:on|what|to what|of|entity|entities|was|worauf)$/i,
];

/** A table of roles, and of what they may do to what; one with other columns says more than can be read. */
function rightsIn(head: readonly Prose[][], rows: readonly Prose[][][]): Entry[] {
  const isKnown = head.length <= columns.length && head.every((cell, at) => columns[at]?.test(wordsOf(cell)));
  if (!isKnown || head.length < 2) return [];
  return rows.map((cells): Entry => {
    const [role = '', ...said] = cells.map(wordsOf);
    return [role, said.filter((words) => words !== '').join(' ')];
  });
}
