import { fillPath, keyField, keyOf, type RecordData, type Screen, type Specification } from '#spec';

/** What every screen is given. */
export interface ScreenProps {
  /** Its name in chapter 2. */
  name: string;
  screen: Screen;
}

/** The screen of a kind for an entity, by name; the first where there are several. */
export function screenOf(
  specification: Specification,
  kind: Screen['kind'],
  entity: string | null | undefined,
): [name: string, screen: Screen] | undefined {
  return Object.entries(specification.screens).find(
    ([, screen]) => screen.kind === kind && screen.entity === entity && entity !== undefined,
  );
}

/** The path of a screen; made from its name where none is stated. */
export function pathOf(name: string, screen: Screen): string {
  return screen.path ?? `/${name}`;
}

/** The path of a screen for one record, its parameters filled in. */
export function recordPath(specification: Specification, name: string, screen: Screen, record: RecordData): string {
  const entity = screen.entity ?? '';
  const key = keyOf(specification, entity, record);
  return fillPath(pathOf(name, screen), { [keyField(specification.entities[entity])]: key, id: key, key });
}
