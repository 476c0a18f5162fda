import { components, shapes } from 'virtual:stated-types';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { piecesOf } from './names-in.ts';
import { noControl } from './plain-controls.ts';
import type { Stated } from './stated-types.ts';

type ArgTypes = ReturnType<ArgTypesEnhancer>;
type ArgType = ArgTypes[string];

/** Says of properties what the API of the library does, where what Storybook reads from the code is less: their types, and those that a component has from another. */
export const typedProperties: ArgTypesEnhancer = ({ argTypes, component, componentId, parameters }) => {
  const extract = parameters.docs?.extractArgTypes;
  // What stands beside a component is read when its page is opened.
  if (extract)
    parameters.docs = {
      ...parameters.docs,
      extractArgTypes: (other: unknown) => withoutControls(typed(extract(other), other, componentId)),
    };
  return typed(argTypes, component, componentId);
};

/** What is only read about is not tried out. */
const withoutControls = (argTypes: ArgTypes): ArgTypes =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, { ...noControl, ...argType }]));

function typed(argTypes: ArgTypes, component: unknown, page: string): ArgTypes {
  const stated = components[nameOf(component)] ?? {};
  const names = new Set([...Object.keys(argTypes ?? {}), ...Object.keys(stated)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withType({ name, ...argTypes?.[name] }, stated[name], page)]),
  );
}

/** What a component is called in the API. */
export const nameOf = (component: unknown): string =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName ?? '';

function withType(argType: ArgType, stated: Stated | undefined, page: string): ArgType {
  const values = argType.type && 'value' in argType.type && Array.isArray(argType.type.value) ? argType.type.value : [];
  const isUnion = argType.table?.type?.summary === 'union';
  const type = stated?.type ?? (isUnion ? values.join(' | ') : undefined);
  const told = { ...argType, description: argType.description || stated?.says };
  if (!type) return told;
  const asked = { ...told, ...kindOf(type, told, stated?.required) };
  const linked = linkedIn(type, page);
  return linked
    ? // What Storybook takes for a type is words alone.
      { ...asked, description: `${told.description}\n\n${linked}`, table: { ...argType.table, type: {} } }
    : { ...asked, table: { ...argType.table, type: { summary: type } } };
}

/** Where a page tells of an object that its properties name. */
export const placeOf = (shape: string) => `type-${shape}`;

/** A type whose objects lead to where the page tells of them; undefined where it has none. */
function linkedIn(type: string, page: string): string | undefined {
  const pieces = piecesOf(type);
  if (!pieces.some((piece) => shapes[piece])) return undefined;
  const linked = pieces.map((piece) =>
    shapes[piece]
      ? `<a href="./?path=/docs/${page}--docs#${placeOf(piece)}" target="_top" style="text-decoration: underline">${piece}</a>`
      : piece.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
  return `<code>${linked.join('')}</code>`;
}

/** What can be asked for by a control. */
function kindOf(type: string, { type: known }: ArgType, stated = false): Pick<ArgType, 'type' | 'options'> {
  const required = stated || (typeof known === 'object' && known.required);
  const parts = type.split(' | ').filter((part) => part !== 'null' && part !== 'undefined');
  const words = parts.flatMap((part): (string | boolean | undefined)[] =>
    part === 'boolean' ? [true, false] : [/^'(.*)'$/.exec(part)?.[1]],
  );
  if (type !== 'boolean' && words.every((word) => word !== undefined))
    return { type: { name: 'enum', value: words.map(String), required }, options: words };
  const [only = '', ...others] = parts;
  if (others.length === 0 && (only === 'string' || only === 'number' || only === 'boolean'))
    return { type: { name: only, required } };
  return {};
}
