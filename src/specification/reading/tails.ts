import { effects } from '../chapters/effects.ts';
import { exampleAt } from '../vocabulary/example-at.ts';
import { thingAt } from '../vocabulary/thing-at.ts';
import { shortForms } from '../vocabulary/words/short-forms.ts';
import { typeMarks } from '../vocabulary/words/type-words.ts';
import { inFlow } from '../vocabulary/written.ts';
import { saysType } from './natural/short-field.ts';
import type { Findings, Listed } from './report.ts';
import { shortened } from './shortened.ts';

/** What only goes on with something: no name begins so. */
const goesOn =
  /^(?:\d|(?:and|or|but|by|with|without|in|at|on|per|from|up|to|for|must|may|can|not|no|only|if|when|max|min|und|oder|aber|von|mit|ohne|ab|bis|je|pro|muss|darf|kann|nicht|kein|nur|wenn|als|höchstens|mindestens) )/i;

/** What stands behind the commas of a text in braces, as one text. */
export const joined = ({ text, words }: Listed) =>
  [text, ...words.map(({ word }) => word)].join(/\d$/.test(text) && /^\d/.test(words[0]?.word ?? '') ? ',' : ', ');

/**
 * Warns of words behind a comma in braces that seem to go on with the text in front of them, `{ name: text, required }`: they
 * are names of their own there. Where a list is wanted they are told as its items.
 */
export function reportTails({ listed, unusable, report }: Findings) {
  for (const [path, whole] of listed) {
    const name = path.slice(path.lastIndexOf('.') + 1);
    const around = path.slice(0, -name.length - 1);
    if (unusable.has(path) || unusable.has(around)) continue;
    const isTold = whole.words.some(({ word }) => unusable.has(`${around}.${word}`));
    const [first] = whole.words;
    if (first && !isTold && holdsList(path)) {
      const list = [whole.text, ...whole.words.map(({ word }) => word)].map(inFlow).join(', ');
      report('error', path, first.at, 'fact.exact', { example: `${name}: [${list}]` });
    }
    if (!holdsNames(path)) continue;
    const example = `${name}: ${inFlow(joined(whole))}`;
    for (const { word, at } of whole.words)
      if (isTail(word, whole.text) && !unusable.has(`${around}.${word}`))
        report('warning', `${around}.${word}`, at, 'fact.tail', { written: shortened(word), example });
  }
}

/** Whether a list is wanted there: then words behind a comma are its items, although they are keys as well, `columns: name, title`. */
const holdsList = (path: string) => thingAt(path)?.key !== undefined && /: \[/.test(exampleAt(path) ?? '');

/** Whether things have names there: an entity may hold its fields directly. */
function holdsNames(path: string): boolean {
  const at = thingAt(path);
  return at?.key === undefined ? at !== undefined : at.thing === 'entity' && !Object.hasOwn(effects.entity, at.key);
}

/** Whether words belong to the text in front of them, as far as they tell. */
function isTail(word: string, text: string): boolean {
  const isSentence =
    /\s/.test(text) && !saysType(text) && !shortForms.arrow.test(text) && !shortForms.request.test(text);
  return goesOn.test(word) || typeMarks.has(word.toLowerCase()) || isSentence;
}
