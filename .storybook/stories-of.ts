import { chapterKeys, type Product, type Screen, type ScreenKind } from '#specification';
import type { StoryKind } from './modes.ts';
import { StoryNames } from './story-names.ts';

/** What a screen can be: filled from samples, without a record, on its way, refused, denied, or with its gaps outlined. */
export type StoryState = 'filled' | 'empty' | 'loading' | 'failed' | 'denied' | 'gaps';

/** One page of a document in one state. Plain data: it is written into the module of the document's stories. */
export interface DocumentStory {
  exportName: string;
  name: string;
  /** The screen of chapter 2; absent for a page about the document itself. */
  screen?: string;
  /** The chapter of such a page; absent for the overview. */
  chapter?: string;
  role: string;
  state: StoryState;
  /** What it is shot in besides the usual modes. */
  kinds: StoryKind[];
}

const statesOf: Record<ScreenKind, readonly StoryState[]> = {
  list: ['filled', 'empty', 'loading', 'failed', 'denied', 'gaps'],
  detail: ['filled', 'loading', 'failed', 'denied', 'gaps'],
  create: ['filled', 'denied', 'gaps'],
  edit: ['filled', 'loading', 'failed', 'denied', 'gaps'],
  dashboard: ['filled', 'empty', 'loading', 'failed', 'denied', 'gaps'],
  text: ['filled', 'gaps'],
};

/** Every screen of a document in every state it can be in, and the pages about the document itself. */
export function storiesOf(product: Product): DocumentStory[] {
  const names = new StoryNames();
  const first = new Map(
    product.screens
      .filter(isDrawn)
      .map((screen) => [screen.kind, screen] as const)
      .reverse(),
  );
  const all = [
    ...product.screens.flatMap((screen) => ofScreen(screen, product, first.get(screen.kind) === screen)),
    ...ofDocument(product),
  ];
  return all.map((story) => ({ ...story, exportName: names.unique(story.exportName) }));
}

function ofScreen(screen: Screen, product: Product, isFirst: boolean): DocumentStory[] {
  const roles = product.access.roles.map(({ name }) => name);
  const isFor = (role: string) => screen.isFor({ id: role, roles: [role] });
  const allowed = roles.find(isFor) ?? roles[0] ?? '';
  const denied = roles.find((role) => !isFor(role));
  const states = screen.kind && isDrawn(screen) ? statesOf[screen.kind] : (['gaps'] as const);
  return states
    .filter((state) => state !== 'denied' || denied !== undefined)
    .map((state) => ({
      exportName: `${screen.name}_${state}`,
      name: `${screen.label.text}: ${state}`,
      screen: screen.name,
      role: state === 'denied' ? (denied ?? '') : allowed,
      state,
      kinds: state === 'filled' ? kindsOf(screen, product, isFirst) : [],
    }));
}

function kindsOf({ kind }: Screen, { locales }: Product, isFirst: boolean): StoryKind[] {
  const isPrinted = kind === 'list' || kind === 'detail';
  const kinds: [StoryKind, boolean][] = [
    ['screen', true],
    ['first of its kind', isFirst],
    ['foreign', isFirst && locales.includes('ar') && (isPrinted || kind === 'create')],
    ['printed', isPrinted],
  ];
  return kinds.flatMap(([kind, is]) => (is ? [kind] : []));
}

/** Of records of which no field is known only that can be shown. */
function isDrawn({ kind, entity }: Screen): boolean {
  return kind === 'text' || kind === 'dashboard' || entity?.hasFields === true;
}

function ofDocument({ specification, access }: Product): DocumentStory[] {
  const role = access.roles[0]?.name ?? '';
  const stated = chapterKeys.filter(
    (key) =>
      key === 'entities' || specification.chapters.some((chapter) => chapter.key === key && chapter.state === 'stated'),
  );
  return [
    {
      exportName: 'Overview',
      name: 'Overview',
      role,
      state: 'filled',
      kinds: ['screen', 'first of its kind', 'printed'],
    },
    ...stated.map(
      (chapter): DocumentStory => ({
        exportName: `Chapter_${chapter}`,
        name: `Chapter: ${chapter}`,
        chapter,
        role,
        state: 'filled',
        kinds: chapter === 'entities' ? ['screen', 'first of its kind', 'printed'] : ['printed'],
      }),
    ),
  ];
}
