import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What can be typed in a field; an element or a function would be shown as what it was compiled to. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isPlain);
};

/** What is drawn: one element, or several. */
const isDrawn = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isDrawn) : typeof value === 'object' && value !== null && '$$typeof' in value;

type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];

/** What a control asks for as it is. */
const plainKinds: ReadonlySet<string | undefined> = new Set(['string', 'number', 'boolean', 'enum']);

const describedBy = (type: ArgType['type']): { name?: string; value?: unknown } =>
  typeof type === 'string' ? { name: type } : { ...type };

/** Where there is none: `false` would be one that is still to be made, with a link to a manual. */
export const noControl = { control: { disable: true } };

function controlled(argType: ArgType, value: unknown): ArgType {
  if (!isPlain(value)) return { ...argType, ...noControl };
  const { name, value: type } = describedBy(argType.type);
  if (type === 'ReactNode') return { control: { type: 'text' }, ...argType };
  // Of any other kind an object would be asked for, also of what is one of several.
  const isUnknown = value === undefined && !plainKinds.has(name);
  return isUnknown ? { ...noControl, ...argType } : argType;
}

/** What HTML has and its component does not tell of. Of what is drawn Storybook would name what it was compiled to. */
function unnamed(name: string, value: unknown): ArgType {
  if (name !== 'children' && !isDrawn(value)) return { name };
  return { name, type: { name: 'other', value: 'ReactNode' }, table: { type: { summary: 'ReactNode' } } };
}

/** What a component has from the primitive that it is made of. */
const sentences: Partial<Record<string, string>> = {
  children: 'What is in it.',
  value: 'What is chosen, where that is held outside.',
  defaultValue: 'What is chosen to begin with where nobody holds `value`.',
  onValueChange: 'Told what is chosen after each change.',
};

/** Of what a component hands on to its root. */
const sentenceOn = (name: string) => sentences[name] ?? 'As in HTML.';

/** Leaves controls to what can be typed, also those of what only the samples name. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const added = Object.keys(initialArgs)
    .filter((name) => !(name in argTypes))
    .map((name) => [name, unnamed(name, initialArgs[name])] as const);
  // No panel where there is nothing in it.
  if (Object.keys(argTypes).length + added.length === 0) parameters.controls = { disable: true };
  return Object.fromEntries(
    [...Object.entries(argTypes), ...added].map(([name, argType]) => [
      name,
      { ...controlled(argType, initialArgs[name]), description: argType.description || sentenceOn(name) },
    ]),
  );
};
