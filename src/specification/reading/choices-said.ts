import { choicesIn } from '../vocabulary/words/choices-in.ts';
import { open } from '../vocabulary/words/open.ts';
import { inFlow } from '../vocabulary/written.ts';
import { listForm } from './qualified-type.ts';
import type { Said } from './said-of-field.ts';

/** Of more choices what is advised says that there are others. */
const mostChoices = 40;

/** `low | high, default low`, `multi select a, b`: choices with what is said of them. */
export function choicesSaid(word: string): Said[] | undefined {
  const [, several] =
    /^(?:multi(?:ple)?[ -]?(?:select|choice)|several of|list of|any of|some of|liste von|mehrfachauswahl)[ :]+(.+)$/i.exec(
      word,
    ) ?? [];
  const [, listed, preset] =
    /^(?:enum *\(|one of +|select +|choice of +)?(.+?)\)?[,;]? *\(?(?:default|vorgabe|standard)[ :=]+["']?([\p{L}\p{N} _-]+?)["']?\)?$/iu.exec(
      word,
    ) ?? [];
  const parts = choicesIn(several ?? listed ?? '').map((one) => one.replace(/^["'](.*)["']$/, '$1'));
  const isPlain = parts.length > 1 && parts.every((one) => /^[\p{L}\p{N} _-]+$/u.test(one));
  if (!isPlain) return undefined;
  if (several !== undefined) return listForm([['enum', choicesOf(parts)]]);
  return preset !== undefined && parts.includes(preset)
    ? [
        ['enum', choicesOf(parts)],
        ['default', inFlow(preset)],
      ]
    : undefined;
}

/** Choices as a list. */
export function choicesOf(words: readonly string[]): string {
  const shown = words.slice(0, mostChoices).map(inFlow);
  return `[${shown.join(', ')}${words.length > mostChoices ? `, ${open}` : ''}]`;
}
