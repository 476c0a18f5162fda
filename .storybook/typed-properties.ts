import types from 'virtual:stated-types';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

type ArgTypes = ReturnType<ArgTypesEnhancer>;
type ArgType = ArgTypes[string];

/** Says the types of properties as the API of the library does, where what Storybook reads from the code is less. */
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
  return Object.fromEntries(
    Object.entries(argTypes ?? {}).map(([name, argType]) => [name, withType(argType, stated[name])]),
  );
}

function withType(argType: ArgType, stated: string | undefined): ArgType {
  const summary = argType.table?.type?.summary;
  const values = argType.type && 'value' in argType.type && Array.isArray(argType.type.value) ? argType.type.value : [];
  const type = stated ?? (summary === 'union' ? values.join(' | ') : undefined);
  if (!type || (summary !== 'union' && summary !== 'unknown')) return argType;
  return { ...argType, ...kindOf(type, argType), table: { ...argType.table, type: { summary: type } } };
}

/** What can be asked for by a control. */
function kindOf(type: string, { type: known }: ArgType): Pick<ArgType, 'type' | 'options'> {
  const required = typeof known === 'object' && known.required;
  const parts = type.split(' | ').filter((part) => part !== 'null' && part !== 'undefined');
  const words = parts.map((part) => /^'(.*)'$/.exec(part)?.[1]);
  if (words.every((word) => word !== undefined))
    return { type: { name: 'enum', value: words, required }, options: words };
  const [only = '', ...others] = parts;
  if (others.length === 0 && (only === 'string' || only === 'number' || only === 'boolean'))
    return { type: { name: only, required } };
  return {};
}
