import { addons } from 'storybook/manager-api';
import { registerBothThemes } from './both-themes.tsx';
import { registerPictures } from './pictures/register.tsx';
import { themeOf } from './theme.ts';

/** Pages that are read: there is nothing of them to set, and no panel over half of them. */
const pages = /^(foundations|inventory|patterns|tokens|welcome)-/;

addons.setConfig({
  theme: themeOf(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !pages.test(storyId),
  },
});
registerBothThemes();
registerPictures();
