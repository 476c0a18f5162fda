import { effects } from '../../chapters/effects.ts';
import { isMap } from '../../chapters/facts.ts';
import { namePattern, shortForms } from '../../vocabulary/words/short-forms.ts';
import type { Gate } from '../gates.ts';
import { byEntity, type EntityCalled } from './entity-name.ts';
import { type Entry, entriesOf, type Fact, instead, itemsOf, thingOf } from './fact.ts';
import type { NaturalReader, Reads } from './reader.ts';
import { withRoles } from './roles.ts';

const same: Reads = (fact) => fact;

/** `offered -> lent` is where a transition begins and where it leads. */
const transition: Reads = (fact) => {
  const [, from, to] = (typeof fact.value === 'string' && shortForms.arrow.exec(fact.value.trim())) || [];
  if (from === undefined || to === undefined) return fact;
  const steps: Entry[] = [
    ['from', instead(fact, [from])],
    ['to', instead(fact, to)],
  ];
  return thingOf(steps, [fact.at[0], fact.at[1]]);
};

/**
 * What decides over access is read as it is written. Only what can mean one thing alone, and opens nothing that the exact
 * form would not, is taken: an arrow, a list of states, an entity in the plural, a role that may do everything where no permission is stated, and
 * a list of roles where nothing is denied, as a role without `inherits` would escape what is denied to another.
 */
export const gateForms: Readonly<Record<Gate, (reader: NaturalReader, called: EntityCalled) => Reads>> = {
  access: (reader, called) => (fact, path) => {
    const permissions = entriesOf(fact).find(([key]) => key === 'permissions')?.[1];
    const roles: Reads = (list, at) => (isListOfRoles(list) ? reader.named(list, at, same) : list);
    const allows = deniesNothing(permissions);
    const named = reader.keys(fact, path, (key) => (key === 'roles' && allows ? roles : undefined));
    return withRoles(named, path, { reader, called, allows });
  },
  lifecycles: (reader, called) => {
    const transitions: Reads = (fact, path) => reader.keys(fact, path, () => transition);
    const inside: Partial<Record<string, Reads>> = { states: namesIn(reader), transitions };
    const lifecycle: Reads = (fact, path) =>
      reader.keys(fact, path, (key) => (Object.hasOwn(inside, key) ? inside[key] : undefined));
    const named = byEntity(reader, called);
    return (fact, path) => reader.keys(named(fact, path), path, () => lifecycle);
  },
};

/** Things of which no more than the name is stated. */
const namesIn =
  (reader: NaturalReader): Reads =>
  (fact, path) =>
    isListOfNames(fact) || isListOf('state')(fact) ? reader.named(fact, path, same) : fact;

/** Names, and roles with what is said of each: `- clerk: everything`. */
const isListOfRoles = (fact: Fact) =>
  Array.isArray(fact.value) && fact.value.length > 0 && itemsOf(fact).every((item) => isPlainName(roleIn(item)));

/** `clerk`, `{ clerk: everything }` */
function roleIn(item: Fact): unknown {
  if (!isMap(item.value)) return item.value;
  const [[name] = [], ...others] = entriesOf(item);
  return others.length === 0 ? name : undefined;
}

const isListOfNames = ({ value }: Fact) => Array.isArray(value) && value.every(isPlainName);
/** `- name: open` with what else a state, or a lifecycle, states. */
const isListOf = (thing: 'state' | 'lifecycle') => (fact: Fact) =>
  itemsOf(fact).length > 0 &&
  itemsOf(fact).every((item) => {
    const entries = entriesOf(item);
    const name = entries.find(([key]) => key === 'name')?.[1].value;
    return isPlainName(name) && entries.every(([key]) => key === 'name' || Object.hasOwn(effects[thing], key));
  });
/** Blocks that list things which say their own names. */
export const listsByName: Readonly<Record<Gate, (fact: Fact) => boolean>> = {
  access: isListOfRoles,
  lifecycles: isListOf('lifecycle'),
};

const plainName = new RegExp(`^${namePattern}$`, 'u');
const isPlainName = (name: unknown) => typeof name === 'string' && plainName.test(name);

/**
 * Whether permissions only allow, all of them; no permissions deny nothing, nor does what is no list of them. One that is
 * none makes the whole list unusable, and is told by itself.
 */
function deniesNothing(permissions: Fact | undefined): boolean {
  if (!Array.isArray(permissions?.value)) return true;
  return itemsOf(permissions).every((one) => {
    const effect = isMap(one.value) ? entriesOf(one).find(([key]) => key === 'effect')?.[1] : undefined;
    return effect === undefined || effect.value === 'allow';
  });
}
