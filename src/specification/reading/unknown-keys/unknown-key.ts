import type { Thing } from '../../chapters/effects.ts';
import { isMap } from '../../chapters/facts.ts';
import { suggest } from '../../near.ts';
import { thingAt } from '../../vocabulary/thing-at.ts';
import { keyCalled } from '../../vocabulary/words/key-words.ts';
import { isOpen } from '../../vocabulary/words/open.ts';
import { accessInWords } from '../access-in-words.ts';
import type { DraftNames } from '../draft-names.ts';
import { flow } from '../flow.ts';
import { permissionsIn } from '../permissions-meant.ts';
import { serverAddress } from '../server-address.ts';
import { shortened } from '../shortened.ts';
import {
  permissionInOtherWords,
  permissionOfSomebody,
  rightsAtUsers,
  rightsByEntity,
  rightsOfRole,
  rolesThemselves,
  whoTakes,
} from './keys-of-access.ts';
import { requestsThemselves } from './keys-of-calls.ts';
import {
  boundOfField,
  fieldsThemselves,
  lifecycleInEntity,
  partsThemselves,
  ruleOfField,
  titleAsName,
} from './keys-of-entities.ts';
import { placeOfRule, ruleFromFields, ruleOfEntity, ruleWithIf } from './keys-of-rules.ts';
import { fieldsOfScreen, kindAsKey, partsByTitle, screenInOtherWords } from './keys-of-screens.ts';
import { type Meaning, type Told, told, type UnknownKey } from './told.ts';

type Meanings = Partial<Record<Thing, readonly Meaning[]>>;

/** What an unknown key of a thing may have meant, the surest first. */
const meanings: Meanings = {
  role: [rightsOfRole],
  permission: [permissionInOtherWords, permissionOfSomebody],
  transition: [whoTakes],
  access: [rightsAtUsers, rightsByEntity, rolesThemselves],
  entity: [lifecycleInEntity, titleAsName, fieldsThemselves],
  field: [ruleOfField, partsThemselves],
  rule: [placeOfRule, ruleFromFields],
};

/** The same, where the key is none of several words behind a comma. */
const laterMeanings: Meanings = {
  rule: [ruleOfEntity, ruleWithIf],
  call: [requestsThemselves],
  section: [partsByTitle('sections')],
  step: [partsByTitle('steps')],
  screen: [screenInOtherWords, kindAsKey, fieldsOfScreen],
};

/** Of more keys than this it is not asked what they mean together. */
const mostAsked = 100;

/** Where keys are unknown. */
interface Place {
  path: string;
  names: DraftNames;
  /** All that are unknown of the thing. */
  keys: readonly string[];
  thing: unknown;
}

/** What is said of a key that nothing here has: the key that was meant, or where such a fact belongs. */
export function unknownKey({ path, names, keys, thing: held }: Place, key: string, known: readonly string[]): Told {
  const whole = isMap(held) ? held : undefined;
  const value = whole?.[key];
  if (isOpen(key)) return told('open.key', () => ({ written: shortened(flow(value)) }));
  const address = serverAddress(key, value);
  if (address !== undefined) return told('fact.server', () => ({ address }));
  if (path === key) return told('fact.wrapped', () => ({ key }));
  const at = path.includes('.') || path === 'purpose' || path === 'access' ? thingAt(path) : undefined;
  const thing = at && at.key === undefined ? at.thing : undefined;
  const name = path.split('.').at(-1) ?? '';
  const unknown = { key, value, path, name, whole, keys, isFew: keys.length <= mostAsked, known, names };
  return (
    first(meanings, thing, unknown) ??
    tailOf(unknown) ??
    first(laterMeanings, thing, unknown) ??
    otherwiseCalled(thing, unknown) ??
    (thing === 'field' ? boundOfField(unknown) : undefined) ??
    nearest(unknown)
  );
}

function first(meanings: Meanings, thing: Thing | undefined, unknown: UnknownKey): Told | undefined {
  for (const meaning of (thing && meanings[thing]) ?? []) {
    const said = meaning(unknown);
    if (said) return said;
  }
  return undefined;
}

/** `required: a, b`: what stands behind the comma is read as a key, and belongs to what is in front of it. */
function tailOf({ key, path, whole, names }: UnknownKey): Told | undefined {
  const listing = names.listing(path, key);
  if (listing === undefined || !whole) return undefined;
  const list = flow(names.asListed(`${path}.${listing}`, whole[listing]));
  return told('fact.exact', () => ({ example: `${listing}: ${list}` }), true);
}

/** What the key is called here that other formats and languages call so. */
function otherwiseCalled(thing: Thing | undefined, { key, value, path, whole, names }: UnknownKey): Told | undefined {
  const called = thing && keyCalled(thing, key);
  if (thing === 'access') {
    const inWords = accessInWords(called, value, names);
    if (inWords) return { ...inWords, isShared: false };
    const example =
      called === 'permissions' && isMap(value)
        ? permissionsIn(names.asListed(`${path}.${key}`, value), names)
        : undefined;
    if (example !== undefined) return told('fact.exact', { example });
  }
  if (called === undefined) return undefined;
  const isSaid = thing === 'error' && called === 'title' && whole !== undefined && Object.hasOwn(whole, 'title');
  return told('fact.unknown', () => ({ key, near: isSaid ? 'detail' : called }));
}

function nearest({ key, known }: UnknownKey): Told {
  const suggested = suggest(key, known);
  return told('fact.unknown', { key: shortened(key), ...suggested }, suggested.near === undefined);
}
