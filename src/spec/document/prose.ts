import type { PhrasingContent, RootContent } from 'mdast';
import { isSafeLink } from '../link.ts';

/** Prose as data: what is needed of Markdown's syntax tree, without positions, raw HTML or unsafe addresses. */
export type Prose =
  | { type: 'text' | 'inlineCode'; value: string }
  | { type: 'code'; value: string; language?: string }
  | { type: 'paragraph' | 'emphasis' | 'strong' | 'blockquote' | 'listItem'; children: Prose[] }
  | { type: 'heading'; depth: number; children: Prose[] }
  | { type: 'list'; ordered: boolean; children: Prose[] }
  | { type: 'link'; url: string; children: Prose[] }
  | { type: 'thematicBreak' | 'break' };

/** Turns a node of the syntax tree into prose. HTML and images become their text; nothing becomes markup. */
export function prose(node: RootContent | PhrasingContent): Prose {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return { type: node.type, value: node.value };
    case 'code':
      return { type: 'code', value: node.value, ...(node.lang ? { language: node.lang } : {}) };
    case 'html':
      return { type: 'text', value: node.value };
    case 'paragraph':
    case 'emphasis':
    case 'strong':
    case 'blockquote':
    case 'listItem':
      return { type: node.type, children: node.children.map(prose) };
    case 'heading':
      return { type: 'heading', depth: node.depth, children: node.children.map(prose) };
    case 'list':
      return { type: 'list', ordered: node.ordered ?? false, children: node.children.map(prose) };
    case 'link':
      return isSafeLink(node.url)
        ? { type: 'link', url: node.url, children: node.children.map(prose) }
        : { type: 'strong', children: node.children.map(prose) };
    case 'thematicBreak':
    case 'break':
      return { type: node.type };
    case 'image':
      return { type: 'text', value: node.alt ?? node.url };
    default:
      return 'children' in node
        ? { type: 'paragraph', children: (node.children as RootContent[]).map(prose) }
        : { type: 'text', value: '' };
  }
}

/** The words of a stretch of prose, without its structure. */
export function textOf(nodes: readonly Prose[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : ' '))
    .join('');
}
