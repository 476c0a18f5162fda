import type { Chapter, Knowledge } from '../specification.ts';
import { saysNotShown } from '../vocabulary/words/not-shown-words.ts';
import type { Draft } from './draft.ts';
import { textOf } from './prose-text.ts';

/** A chapter apart from its facts: what it is called, how far it is known, what it says in words. */
export function chapterOf({ key, title, line, prose, blocks }: Draft): Chapter {
  const words = textOf(prose).trim();
  const saysOnlyState = /^(not shown|none)\.?$/i.test(words);
  return {
    key,
    state: stateOf(blocks, words),
    prose: saysOnlyState ? [] : prose,
    ...(title === undefined ? {} : { title }),
    ...(line === undefined ? {} : { line }),
  };
}

function stateOf(blocks: Draft['blocks'], words: string): Knowledge {
  if (blocks.includes('stated')) return 'stated';
  if (blocks.length > 0 ? blocks.every((block) => block === 'none') : /^none\.?$/i.test(words)) return 'none';
  return words === '' || saysNotShown(words) ? 'notShown' : 'described';
}
