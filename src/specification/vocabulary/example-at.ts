import type { ChapterKey } from '../chapters/keys.ts';
import type { Language } from '../texts/language.ts';
import { about } from './about/index.ts';
import { thingAt } from './thing-at.ts';
import { places, things } from './things.ts';
import { wholes } from './wholes.ts';
import { exampleIn } from './words/example-words.ts';

/** What a block of a chapter could be, in a line, in the language of a document. */
export function blockExample(chapter: ChapterKey, language: Language): string {
  if (chapter === 'purpose' || chapter === 'access') return exampleIn(language, wholes[chapter].slice(2, -2));
  const thing = things.find((one) => places[one] === `${chapter}.*`);
  const name = thing === 'screen' ? 'tools' : thing === 'lifecycle' || thing === 'entity' ? 'tool' : 'name';
  return exampleIn(language, `${name}: ${thing ? wholes[thing] : ''}`);
}

/** What could be written at a path, `maxLength: 80`: the exact form, with an example's words in a language. */
export function exampleAt(path: string, language: Language = 'en'): string | undefined {
  // What is wrong with an item is shown on its list.
  const list = path.replace(/(?:\.\d+)+$/, '');
  const at = thingAt(list);
  const key = list.split('.').at(-1) ?? '';
  if (!at) return undefined;
  if (at.key === undefined) return `${key}: ${exampleIn(language, wholes[at.thing])}`;
  const own = about[at.thing];
  const found = Object.hasOwn(own, at.key) ? own[at.key] : undefined;
  return found && `${key}: ${exampleIn(language, found[0])}`;
}
