import { type Prose, textOf } from '#specification';

const most = 240;

/** What a stretch of prose says first, as plain words. */
export function firstWords(nodes: readonly Prose[]): string {
  const first = nodes.find(({ type }) => type === 'paragraph' || type === 'list' || type === 'blockquote');
  const text = first ? textOf([first]).replace(/\s+/g, ' ').trim() : '';
  return text.length > most ? `${text.slice(0, most).replace(/\s\S*$/, '')} …` : text;
}
