import { labelFrom } from '../../assumptions.ts';
import type { ScreenFacts } from '../../chapters/screens/vocabulary.ts';

type Kind = NonNullable<ScreenFacts['kind']>;

/** What people call the kinds of screens; only suggested, as each may mean a screen of another make. */
export const screenKinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['list', 'list'],
  ['table', 'list'],
  ['grid', 'list'],
  ['index', 'list'],
  ['cards', 'list'],
  ['gallery', 'list'],
  ['tiles', 'list'],
  ['karten', 'list'],
  ['kacheln', 'list'],
  ['liste', 'list'],
  ['tabelle', 'list'],
  ['detail', 'detail'],
  ['details', 'detail'],
  ['show', 'detail'],
  ['view', 'detail'],
  ['record', 'detail'],
  ['form', 'create'],
  ['new', 'create'],
  ['add', 'create'],
  ['create', 'create'],
  ['formular', 'create'],
  ['edit', 'edit'],
  ['change', 'edit'],
  ['dashboard', 'dashboard'],
  ['home', 'dashboard'],
  ['start', 'dashboard'],
  ['overview', 'dashboard'],
  ['page', 'text'],
]);

/** The kinds as other languages have them, which mean nothing else. */
export const kindWords: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['liste', 'list'],
  ['قائمة', 'list'],
  ['一覧', 'list'],
  ['リスト', 'list'],
  ['details', 'detail'],
  ['detailansicht', 'detail'],
  ['تفاصيل', 'detail'],
  ['詳細', 'detail'],
]);

/** What people call a list whose records are laid out by state, or by day. */
export const layouts: ReadonlyMap<string, 'board' | 'calendar'> = new Map([
  ['board', 'board'],
  ['kanban', 'board'],
  ['kanbanboard', 'board'],
  ['tafel', 'board'],
  ['calendar', 'calendar'],
  ['kalender', 'calendar'],
] as const);

/** The kind that the name of a screen speaks of: `newBike` is where one is created. */
export function kindCalled(screen: string): Kind | undefined {
  const words = labelFrom(screen).toLowerCase().split(' ');
  return words.map((word) => screenKinds.get(word)).find((kind) => kind !== undefined);
}
