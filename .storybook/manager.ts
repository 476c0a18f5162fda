import { addons } from 'storybook/manager-api';
import { registerBothThemes } from './both-themes.tsx';
import { registerPictures } from './pictures/register.tsx';
import { themeOf } from './theme.ts';

addons.setConfig({ theme: themeOf(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') });
registerBothThemes();
registerPictures();
