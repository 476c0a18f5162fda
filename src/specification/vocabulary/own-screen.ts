import { labelFrom } from '../assumptions.ts';
import type { ScreenFacts } from '../chapters/screens/vocabulary.ts';
import { singular } from './own-rights.ts';
import { kindCalled, screenKinds } from './words/screen-kinds.ts';

/** The kind of screen that words speak of, `list of orders`; a page with something on it is a list. */
function kindSpokenOf(words: string): ScreenFacts['kind'] | undefined {
  const kinds = words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) => screenKinds.get(word) ?? []);
  return kinds.find((kind) => kind !== 'text') ?? (words.trim().includes(' ') ? undefined : kinds[0]);
}

/** A screen in its exact form, of the kind that its words or its name speak of. */
export function screenOf(name: string, written: string, entity: string, key: string): string {
  const kind = kindSpokenOf(written) ?? kindCalled(name) ?? 'list';
  const path = written.startsWith('/') ? written : `/${name.replaceAll(' ', '-')}`;
  const isOfOne = kind === 'detail' || kind === 'edit';
  const stated = `path: ${isOfOne && !path.includes(':') ? `${path}/:${key}` : path}, kind: ${kind}`;
  if (kind === 'text') return `{ ${stated} }`;
  return `{ ${stated}, ${kind === 'dashboard' ? `widgets: [${figureOf(entity)}]` : `entity: ${entity}`} }`;
}

/** A figure on a dashboard, that counts the records of an entity. */
export function figureOf(entity: string): string {
  return `{ kind: figure, title: ${labelFrom(entity)}, of: ${entity} }`;
}

/** What words about a screen are about, in a document without entities: `list of orders`, `newOrder`. */
export function nounOf([written = '', ...names]: readonly string[], chapter: string | undefined): string {
  if (chapter !== 'screens') return 'tool';
  const behind = /(?:^| )(?:of|for|with|all|von|für|mit|alle)(?: (?:all|the|a|an|alle|aller|einen?)|) (\p{L}+)/iu.exec(
    written,
  )?.[1];
  const [noun = behind] = [behind, ...names, written].flatMap((name) =>
    labelFrom(name ?? '')
      .toLowerCase()
      .split(' ')
      .filter((word) => word !== '' && !screenKinds.has(word) && !/^(?:all|my|the|of)$/.test(word))
      .slice(-1),
  );
  return noun === undefined ? 'tool' : singular(noun);
}
