import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What can be typed in a field; an element or a function would be shown as what it was compiled to. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isPlain);
};

type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];

function controlled(argType: ArgType, value: unknown): ArgType {
  if (!isPlain(value)) return { ...argType, control: false };
  const { name, value: type } = { value: undefined, ...argType.type };
  if (type === 'ReactNode') return { control: { type: 'text' }, ...argType };
  // Of what is named elsewhere nothing is known: an object would be asked for.
  const isUnknown = value === undefined && (name === undefined || name === 'other');
  return isUnknown ? { control: false, ...argType } : argType;
}

/** Leaves controls to what can be typed, also those of what only the samples name. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const unnamed = Object.keys(initialArgs).filter((name) => !(name in argTypes) && !isPlain(initialArgs[name]));
  return Object.fromEntries(
    [...Object.entries(argTypes), ...unnamed.map((name) => [name, { name }] as const)].map(([name, argType]) => [
      name,
      controlled(argType, initialArgs[name]),
    ]),
  );
};
