import type { Prose } from './prose.ts';

/** The words of a stretch of prose, without its structure. */
export function textOf(nodes: readonly Prose[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if ('children' in node) return holdsBlocks.test(node.type) ? blocksOf(node.children) : textOf(node.children);
      return node.type === 'table' ? [node.head, ...node.rows].flat().map(textOf).join(' ') : ' ';
    })
    .join('');
}

/** What is made of things that stand below one another. */
const holdsBlocks = /^(list|listItem|blockquote)$/;

const blocksOf = (nodes: readonly Prose[]) => nodes.map((node) => textOf([node]).trim()).join(' ');
