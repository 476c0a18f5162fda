import type { Token } from 'markdown-it';
import { isSafeLink } from '../link.ts';
import { textOf } from './prose-text.ts';

/** Prose as data: what is needed of Markdown's syntax, without positions, HTML or unsafe addresses. */
export type Prose =
  | { type: 'text' | 'inlineCode'; value: string }
  | { type: 'code'; value: string; language?: string }
  | { type: 'paragraph' | 'emphasis' | 'strong' | 'struck' | 'blockquote'; children: Prose[] }
  /** Something to be done says whether it is. */
  | { type: 'listItem'; isDone?: boolean; children: Prose[] }
  | { type: 'heading'; depth: number; children: Prose[] }
  | { type: 'list'; ordered: boolean; start?: number; children: Prose[] }
  | { type: 'link'; url: string; children: Prose[] }
  | { type: 'table'; align: (Align | null)[]; head: Prose[][]; rows: Prose[][][] }
  | { type: 'thematicBreak' | 'break' };

type Align = 'left' | 'right' | 'center';

/** Emphasis within emphasis nests without end; whoever draws it, or sends it, works through it by calling itself. */
const deepest = 60;

/** Turns the parser's tokens into prose. Images become their words, HTML what stands between its tags; nothing becomes markup. */
export function proseOf(tokens: readonly Token[]): Prose[] {
  const found: Prose[] = [];
  /** Where words go: the innermost of what is open. */
  const open = [found];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const here = open.at(-1) ?? found;
    if (token?.type === 'table_open') {
      const start = at;
      while (at < tokens.length && tokens[at]?.type !== 'table_close') at++;
      here.push(tableOf(tokens.slice(start, at)));
    } else if (token?.nesting === 1) {
      const children: Prose[] = [];
      if (open.length < deepest) here.push(around(token, children));
      open.push(open.length < deepest ? children : here);
    } else if (token?.nesting === -1) {
      open.pop();
      if (token.type === 'list_item_close') markDone(open.at(-1)?.at(-1));
    } else if (token) for (const leaf of leaves(token)) add(here, leaf);
  }
  return found;
}

/** Takes `[x]` off the first words of what is to be done. */
function markDone(item: Prose | undefined) {
  const first = item?.type === 'listItem' ? item.children[0] : undefined;
  if (item?.type !== 'listItem' || first?.type !== 'paragraph') return;
  const [words] = first.children;
  if (words?.type !== 'text') return;
  const mark = /^\[([ xX])\]\s+/.exec(words.value);
  if (!mark) return;
  item.isDone = mark[1] !== ' ';
  words.value = words.value.slice(mark[0].length);
  if (words.value === '') first.children.shift();
}

/** What a numbered list goes on from, where that is not 1. */
function startOf(token: Token): { start?: number } {
  const start = Number(token.attrGet('start') ?? 1);
  return start === 1 ? {} : { start };
}

function around(token: Token, children: Prose[]): Prose {
  const { type, tag } = token;
  switch (type) {
    case 'heading_open':
      return { type: 'heading', depth: Number(tag.slice(1)), children };
    case 'bullet_list_open':
    case 'ordered_list_open':
      return { type: 'list', ordered: type === 'ordered_list_open', ...startOf(token), children };
    case 'list_item_open':
      return { type: 'listItem', children };
    case 'blockquote_open':
      return { type: 'blockquote', children };
    case 'link_open': {
      const url = String(token.attrGet('href') ?? '');
      return isSafeLink(url) ? { type: 'link', url, children } : { type: 'strong', children };
    }
    case 'em_open':
      return { type: 'emphasis', children };
    case 's_open':
      return { type: 'struck', children };
    case 'strong_open':
      return { type: 'strong', children };
    default:
      return { type: 'paragraph', children };
  }
}

function leaves(token: Token): Prose[] {
  switch (token.type) {
    case 'inline':
      return proseOf(token.children ?? []);
    case 'text':
      return token.content ? [{ type: 'text', value: token.content }] : [];
    case 'softbreak':
      return [{ type: 'text', value: '\n' }];
    case 'hardbreak':
      return [{ type: 'break' }];
    case 'code_inline':
      return [{ type: 'inlineCode', value: token.content }];
    case 'fence':
    case 'code_block': {
      const language = token.info.trim().split(/\s/)[0];
      return [{ type: 'code', value: token.content.replace(/\n$/, ''), ...(language ? { language } : {}) }];
    }
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'image':
      return [{ type: 'text', value: textOf(proseOf(token.children ?? [])) }];
    case 'html_inline':
      return /^<br\b/i.test(token.content) ? [{ type: 'break' }] : [];
    default:
      return [];
  }
}

/** Adds to what stands there; text goes on where text is. */
function add(here: Prose[], prose: Prose) {
  const last = here.at(-1);
  if (prose.type === 'text' && last?.type === 'text') last.value += prose.value;
  else here.push(prose);
}

function tableOf(tokens: readonly Token[]): Prose {
  const align: (Align | null)[] = [];
  const rows: Prose[][][] = [];
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([]);
    else if (token.type === 'th_open') align.push(alignOf(token));
    else if (token.type === 'inline') rows.at(-1)?.push(proseOf(token.children ?? []));
  }
  const [head = [], ...further] = rows;
  return { type: 'table', align, head, rows: further };
}

function alignOf(token: Token): Align | null {
  const found = /text-align:(left|right|center)/.exec(String(token.attrGet('style') ?? ''))?.[1];
  return found === 'left' || found === 'right' || found === 'center' ? found : null;
}
