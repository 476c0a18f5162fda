import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { readJson } from '../read-json.ts';

export { modes } from './modes.ts';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
}

/** The file that a story stands in, from the root. */
export function fileOf({ importPath }: Pick<StoryEntry, 'importPath'>): string {
  return importPath.replace('./', '');
}

/** What helps where a built Storybook is damaged. */
export const builtAnew = 'delete its folder and run `npm run visual` again';

/** The stories of a built Storybook. */
export const storiesOf = (storybook: string): StoryEntry[] => entriesOf(storybook, 'story');

/** Its pages of documentation. */
export const pagesOf = (storybook: string): StoryEntry[] => entriesOf(storybook, 'docs');

function entriesOf(storybook: string, wanted: 'story' | 'docs'): StoryEntry[] {
  const { entries } = readJson<{ entries: Record<string, StoryEntry & { type: string }> }>(
    join(storybook, 'index.json'),
    builtAnew,
  );
  return Object.values(entries).filter(({ type }) => type === wanted);
}

/**
 * Whether a story has one of the filters in its id, however that is written (`icon-button` for `iconbutton`), or is of the
 * component of such a file or folder; all have where there is none.
 */
export function wantedBy(
  filters: readonly string[],
  stories: readonly Pick<StoryEntry, 'id' | 'importPath'>[] = [],
): (story: string) => boolean {
  const ofFiles = new Set(filters.filter(isPath).flatMap((path) => componentsAt(path, stories)));
  return (id) =>
    filters.length === 0 || filters.some((filter) => bare(id).includes(bare(filter))) || ofFiles.has(componentOf(id));
}

const farthest = 3;

/** The components whose names are nearest to what was looked for, the nearest first. */
export function nearestNames(filter: string, stories: readonly Pick<StoryEntry, 'id'>[]): string[] {
  const nameOf = (component: string) => bare(component.slice(component.lastIndexOf('-') + 1));
  return [...new Set(stories.map(({ id }) => componentOf(id)))]
    .map((component) => ({ component, steps: distance(bare(filter), nameOf(component)) }))
    .filter(({ component, steps }) => steps <= Math.min(farthest, nameOf(component).length / 2))
    .sort((one, other) => one.steps - other.steps)
    .map(({ component }) => component)
    .slice(0, farthest);
}

function isPath(filter: string): boolean {
  return filter.includes('/');
}

/** Those whose stories lie at a path, or beside a file that has none of its own. */
function componentsAt(path: string, stories: readonly Pick<StoryEntry, 'id' | 'importPath'>[]): string[] {
  const at = (place: string) =>
    stories.filter(({ importPath }) => importPath.includes(place)).map(({ id }) => componentOf(id));
  const wanted = path.replace(/^\.\//, '');
  const found = at(wanted);
  return found.length > 0 ? found : at(wanted.replace(/[^/]+\.\w+$/, ''));
}

/** Of `inputs-button--primary`: what all stories of the component begin with. */
function componentOf(id: string): string {
  return id.split('--')[0] ?? id;
}

/** Without the hyphens within a name; those between a component and its story stay apart. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll('--', '/').replaceAll('-', '');
}
