import { type Prose, textOf } from '#specification';

const most = 240;

/** What a stretch of prose says first, as plain words. */
export function firstWords(nodes: readonly Prose[]): string {
  const first = nodes.find(({ type }) => type === 'paragraph' || type === 'list' || type === 'blockquote');
  const parts = first?.type === 'list' ? first.children : first ? [first] : [];
  const text = parts.map((part) => textOf([part]).replace(/\s+/g, ' ').trim()).join(' · ');
  return text.length > most ? `${text.slice(0, most).replace(/\s\S*$/, '')} …` : text;
}
