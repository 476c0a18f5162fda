import type { ChapterKey } from '../chapters/keys.ts';
import { about } from './about/index.ts';
import { thingAt } from './thing-at.ts';
import { places, things } from './things.ts';
import { wholes } from './wholes.ts';

/** What a block of a chapter could be, in a line. */
export function blockExample(chapter: ChapterKey): string {
  if (chapter === 'purpose' || chapter === 'access') return wholes[chapter].slice(2, -2);
  const thing = things.find((one) => places[one] === `${chapter}.*`);
  const name = thing === 'screen' ? 'tools' : thing === 'lifecycle' || thing === 'entity' ? 'tool' : 'name';
  return `${name}: ${thing ? wholes[thing] : ''}`;
}

/** What could be written at a path, `maxLength: 80`: the exact form, with an example's words. */
export function exampleAt(path: string): string | undefined {
  // What is wrong with an item is shown on its list.
  const list = path.replace(/(?:\.\d+)+$/, '');
  const at = thingAt(list);
  const key = list.split('.').at(-1) ?? '';
  if (!at) return undefined;
  if (at.key === undefined) return `${key}: ${wholes[at.thing]}`;
  const own = about[at.thing];
  const found = Object.hasOwn(own, at.key) ? own[at.key] : undefined;
  return found && `${key}: ${found[0]}`;
}
