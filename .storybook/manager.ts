import { addons } from 'storybook/manager-api';
import { registerPictures } from './pictures/register.tsx';
import { themeOf } from './theme.ts';
import { registerThemesBeside } from './themes-beside.tsx';

/** Pages that are read: there is nothing of them to set, and no panel over half of them. */
const pages = /^(foundations|inventory|patterns|tokens|welcome)-/;

const headingOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

addons.setConfig({
  theme: themeOf(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  // What is called by its folder, as a heading.
  sidebar: {
    renderLabel: ({ name, type }) =>
      type === 'root' && name === 'app' ? 'Parts of screens' : /^[a-z]/.test(name) ? headingOf(name) : name,
  },
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !pages.test(storyId),
  },
});
registerThemesBeside();
registerPictures();
