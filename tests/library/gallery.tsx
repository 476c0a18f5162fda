import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>('../../src/components/*/*.stories.tsx', { eager: true });

interface Shown {
  name: string;
  Component: ComponentType | undefined;
  Story: ComponentType;
}

/** Every component of the library once, as its first story has it; whoever adds one adds it here by that. */
export const components = Object.entries(modules).map(([path, module]): Shown => {
  const [Story] = Object.values(composeStories(module)) as ComponentType[];
  if (!Story) throw new Error(`${path} has no story`);
  return {
    name: path.replace(/.*\/(.*)\.stories\.tsx/, '$1'),
    Component: module.default.component as Shown['Component'],
    Story,
  };
});

/** As large as the window, or over all of it: no other stands beside it. */
const filling = ['app-shell', 'command-palette'];

/** All of them, one below the other. */
export function Gallery() {
  const beside = components.filter(({ name }) => !filling.includes(name));
  return beside.map(({ name, Story }) => (
    <section key={name} aria-label={name} style={{ padding: 12 }}>
      <Story />
    </section>
  ));
}
