import type { Gap } from '../gap.ts';
import type { Specification } from '../specification.ts';
import { spokenAmong } from '../vocabulary/spoken-of.ts';
import { kindCalled } from '../vocabulary/words/screen-kinds.ts';
import type { Answer } from './answers.ts';
import type { DocumentNames } from './names.ts';

export function listScreen(path: string, entity: string): string {
  return `{ path: ${path}, kind: list, entity: ${entity} }`;
}

/** The entities of which the name of a screen speaks. */
export const spokenIn = (name: string, { entities }: Specification): string[] => spokenAmong(entities)(name);

/** What a screen is, of which its name alone may tell, and what it shows where its name speaks of that. */
export function kindsOf(name: string, specification: Specification): Answer[][] {
  const at = `screens.${name}`;
  const [spoken] = specification.screens[name]?.entity === undefined ? spokenIn(name, specification) : [];
  const kinds = new Set([kindCalled(name) ?? 'list', 'list', 'detail', 'create', 'edit']);
  return [...kinds].flatMap((kind) => {
    const entity = kind === 'dashboard' || kind === 'text' ? undefined : spoken;
    const alone: Answer[] = [[`${at}.kind`, kind]];
    if (entity === undefined) return [[[at, `{ kind: ${kind} }`]], alone];
    return [[[at, `{ kind: ${kind}, entity: ${entity} }`]], [...alone, [`${at}.entity`, entity]], alone];
  });
}

/** A screen for each thing that is done to one record, and has none: below the list that there is. */
export function screensOf(gap: Gap, names: DocumentNames, { screens }: Specification): Answer[] {
  const [, entity = ''] = gap.path.split('.');
  const missing = (gap.of?.[0] ?? []).map((word) => (typeof word === 'string' ? word : word.term));
  const listed = Object.values(screens).find((screen) => screen.entity === entity && screen.kind === 'list');
  const base = listed?.path ?? `/${entity}`;
  const record = `${base}/:${names.keyOf(entity)}`;
  const called = entity.charAt(0).toUpperCase() + entity.slice(1);
  const answers: Readonly<Record<string, readonly [name: string, path: string, kind: string]>> = {
    read: [`${entity}Detail`, record, 'detail'],
    create: [`new${called}`, `${base}/new`, 'create'],
    update: [`edit${called}`, `${record}/edit`, 'edit'],
  };
  return missing.flatMap((action) => {
    const [name, path, kind] = answers[action] ?? [];
    if (name === undefined) return [];
    const [bare] =
      Object.entries(screens).find(([, one]) => one.path === path && one.kind === kind && !one.entity) ?? [];
    if (bare !== undefined) return [[`screens.${bare}.entity`, entity]];
    const free = Object.hasOwn(screens, name) ? `${name}Screen` : name;
    return [[`screens.${free}`, `{ path: "${path}", kind: ${kind}, entity: ${entity} }`]];
  });
}
