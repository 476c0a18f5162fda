import { remember } from '../../remember.ts';
import { layoutOf } from '../../vocabulary/own-screen.ts';
import { screenKinds } from '../../vocabulary/words/screen-kinds.ts';
import type { DraftNames } from '../draft-names.ts';
import { flow } from '../flow.ts';
import { isWhere, screenMeant } from '../screen-meant.ts';
import { isSlipOfOne, type Meaning, told } from './told.ts';

/** The screen that all the keys are together. */
const together = new WeakMap<readonly string[], string | undefined>();

/** `What is broken: [fault, photos]` among the sections or steps of a screen */
export const partsByTitle =
  (list: 'sections' | 'steps'): Meaning =>
  ({ whole }) => {
    if (!whole || !Object.values(whole).every(Array.isArray)) return undefined;
    const parts = Object.entries(whole).map(([title, fields]) => `{ title: ${flow(title)}, fields: ${flow(fields)} }`);
    return told('fact.exact', () => ({ example: `${list}: [${parts.join(', ')}]` }), true);
  };

/** A screen in words of its own. */
export const screenInOtherWords: Meaning = ({ name, whole, keys, isFew, known, names }) => {
  if (!whole || !isFew || !keys.some((one) => isWhere(one) || !isSlipOfOne(one, known))) return undefined;
  const screen = remember(together, keys, () => screenMeant(name, whole, keys, names));
  return screen ? told('fact.exact', () => ({ example: `${name}: ${screen}` }), true) : undefined;
};

/** `list: repair`, `board: repair` */
export const kindAsKey: Meaning = ({ key, value, names }) => {
  const kind = screenKinds.get(key.toLowerCase());
  if (kind) return told('fact.unknown', () => ({ key, near: `kind: ${kind}${entityIn(value, names)}` }));
  const as = layoutOf(key);
  return as ? told('fact.unknown', () => ({ key, near: `kind: list${entityIn(value, names)}, as: ${as}` })) : undefined;
};

/** The fields of a screen, by what its kind calls them. */
export const fieldsOfScreen: Meaning = ({ key, value, whole }) => {
  if (!/^(?:fields|felder)$/.test(key) || !whole) return undefined;
  const holds =
    whole.kind === 'list' ? 'columns' : whole.kind === 'create' || whole.kind === 'edit' ? 'steps' : 'sections';
  const list = holds === 'columns' ? flow(value) : holds === 'steps' ? `[${flow(value)}]` : undefined;
  return told('fact.unknown', () => ({ key, near: list ? `${holds}: ${list}` : holds }));
};

/** The entity that a value names, beside the kind of a screen. */
function entityIn(value: unknown, { known: { entities } }: DraftNames): string {
  const entity = typeof value === 'string' ? entities.called(value) : undefined;
  return entity === undefined ? '' : `, entity: ${entity}`;
}
