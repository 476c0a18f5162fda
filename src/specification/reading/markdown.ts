import MarkdownIt, { type Token } from 'markdown-it';
import { languageOf } from './language.ts';
import { type Prose, proseOf } from './prose.ts';

/** A block of code in the prose, fenced or indented, at whatever depth. */
export interface Code {
  language: string;
  text: string;
  /** Of its first line, from 1. */
  line: number;
  /** Whether it stands in a list or a quotation. */
  isInside: boolean;
}

/** A paragraph, a heading, a list: what stands at the top of the text. */
export interface Block {
  /** From 1. */
  line: number;
  prose: Prose;
  codes: Code[];
}

const parser = new MarkdownIt({ html: true, linkify: true }).disable('html_block');
// Whole addresses alone: a name with a dot in it may be a file.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
// `proseOf` decides what becomes a link, so that the words of the others are kept.
parser.validateLink = () => true;

/** Parses Markdown, tables included, in a time that grows with its length. */
export function parseMarkdown(text: string): Block[] {
  return topLevel(parser.parse(text, {})).flatMap((tokens) => {
    const [prose] = proseOf(tokens);
    return prose ? [{ line: lineOf(tokens[0]), prose, codes: tokens.filter(isCode).map(codeOf) }] : [];
  });
}

function topLevel(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0) found.push([]);
    found.at(-1)?.push(token);
  }
  return found;
}

const lineOf = (token: Token | undefined) => (token?.map?.[0] ?? 0) + 1;
const isCode = ({ type }: Token) => type === 'fence' || type === 'code_block';

function codeOf(token: Token): Code {
  const { type, info, content, level } = token;
  const line = lineOf(token) + (type === 'fence' ? 1 : 0);
  return { language: languageOf(info), text: content, line, isInside: level > 0 };
}
