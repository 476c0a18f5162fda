import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What can be typed in a field; an element or a function would be shown as what it was compiled to. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isPlain);
};

/** Leaves controls to what can be typed. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isPlain(initialArgs[name]) ? argType : { ...argType, control: false },
    ]),
  );
