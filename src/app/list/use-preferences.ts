import { useMemo } from 'react';
import { useDocument } from '#app/product';
import { parseKept, readSetting, useSetting } from '#app/settings';
import { type Entity, isObject, type Path, type Screen } from '#specification';
import type { ListPlace } from './use-list-query.ts';

/** How somebody has arranged a list for themselves: kept in this browser, for each screen. */
export interface Preferences {
  /** The columns in their order; as the screen states where absent. */
  columns?: string[];
  /** In pixels. */
  widths?: Record<string, number>;
  /** What is worked out under a column. */
  figures?: Record<string, string>;
  /** Whether answers are changed where they stand. */
  inPlace?: boolean;
  /** The date that a calendar goes by. */
  date?: string;
}

/** What somebody has arranged, and the way to arrange it otherwise. */
export function usePreferences(
  screen: Screen,
): [Preferences, (change: { [Key in keyof Preferences]: Preferences[Key] | undefined }) => void] {
  const { id } = useDocument();
  const name = `list.${id}.${screen.name}`;
  const [text, keep] = useSetting(name, '');
  const preferences = useMemo(() => preferencesIn(text), [text]);
  return [preferences, (change) => keep(JSON.stringify({ ...preferencesIn(readSetting(name) ?? ''), ...change }))];
}

/** What a text says of preferences; whatever else it says is passed over. */
export function preferencesIn(text: string): Preferences {
  const kept = parseKept(text);
  const { columns, widths, figures, inPlace, date } = isObject(kept) ? kept : {};
  const found: Preferences = {};
  if (Array.isArray(columns)) found.columns = columns.filter((name) => typeof name === 'string');
  if (isObject(widths))
    found.widths = Object.fromEntries(
      Object.entries(widths).flatMap(([name, width]) => (Number(width) > 0 ? [[name, Number(width)]] : [])),
    );
  if (isObject(figures))
    found.figures = Object.fromEntries(Object.entries(figures).map(([name, one]) => [name, String(one)]));
  if (inPlace === true) found.inPlace = true;
  if (typeof date === 'string') found.date = date;
  return found;
}

/** The columns of a list: those of a view of one's own, else those that somebody chose and that there are, else those that the screen states. */
export function columnsOf({ columns, entity }: Screen, preferences: Preferences, place: ListPlace): Path[] {
  const chosen = (place.columns ?? preferences.columns)?.flatMap((name) => entity?.pathTo(name) ?? []) ?? [];
  return chosen.length > 0 ? chosen : columns;
}

/** All that can be a column beside those that the screen states: every field, also lists and things with parts, and those parts. */
export function columnsToChoose(entity: Entity): Path[] {
  return entity.fields.flatMap((field) => {
    const parts = field.kindName === 'object' ? field.properties : [];
    return [field.asPath, ...parts.flatMap(({ name }) => entity.pathTo(`${field.name}.${name}`) ?? [])];
  });
}
