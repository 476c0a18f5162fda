import types from 'virtual:stated-types';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { Stated } from './stated-types.ts';

type ArgTypes = ReturnType<ArgTypesEnhancer>;
type ArgType = ArgTypes[string];

/** Says of properties what the API of the library does, where what Storybook reads from the code is less: their types, and those that a component has from another. */
export const typedProperties: ArgTypesEnhancer = ({ argTypes, component, parameters }) => {
  const extract = parameters.docs?.extractArgTypes;
  // What stands beside a component is read when its page is opened.
  if (extract)
    parameters.docs = { ...parameters.docs, extractArgTypes: (other: unknown) => typed(extract(other), other) };
  return typed(argTypes, component);
};

function typed(argTypes: ArgTypes, component: unknown): ArgTypes {
  const { displayName = '' } = (component as { __docgenInfo?: { displayName?: string } })?.__docgenInfo ?? {};
  const stated = types[displayName] ?? {};
  const names = new Set([...Object.keys(argTypes ?? {}), ...Object.keys(stated)]);
  return Object.fromEntries([...names].map((name) => [name, withType({ name, ...argTypes?.[name] }, stated[name])]));
}

function withType(argType: ArgType, stated: Stated | undefined): ArgType {
  const summary = argType.table?.type?.summary;
  const values = argType.type && 'value' in argType.type && Array.isArray(argType.type.value) ? argType.type.value : [];
  const type = stated?.type ?? (summary === 'union' ? values.join(' | ') : undefined);
  const told = { ...argType, description: argType.description || stated?.says };
  if (!type || (summary && summary !== 'union' && summary !== 'unknown')) return told;
  return { ...told, ...kindOf(type, told, stated?.required), table: { ...argType.table, type: { summary: type } } };
}

/** What can be asked for by a control. */
function kindOf(type: string, { type: known }: ArgType, stated = false): Pick<ArgType, 'type' | 'options'> {
  const required = stated || (typeof known === 'object' && known.required);
  const parts = type.split(' | ').filter((part) => part !== 'null' && part !== 'undefined');
  const words = parts.map((part) => /^'(.*)'$/.exec(part)?.[1]);
  if (words.every((word) => word !== undefined))
    return { type: { name: 'enum', value: words, required }, options: words };
  const [only = '', ...others] = parts;
  if (others.length === 0 && (only === 'string' || only === 'number' || only === 'boolean'))
    return { type: { name: only, required } };
  return {};
}
