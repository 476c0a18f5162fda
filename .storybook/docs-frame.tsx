import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { quietFrame } from './docs/quiet-frame.ts';
import { themeOf } from './theme.ts';

/** Around a page of documentation: in the theme that the toolbar says, as the stories in it are. */
export default function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<'light' | 'dark'>(themeInAddress);
  useEffect(() => {
    // A frame's does not bubble.
    document.addEventListener('load', quietFrame, true);
    return () => document.removeEventListener('load', quietFrame, true);
  }, []);
  useEffect(() => {
    const channel = addons.getChannel();
    // What is said to this page, not what the frames in it say of themselves.
    const take = ({ globals: { theme } }: { globals: { theme?: string } }) =>
      theme && setTheme(theme === 'dark' ? 'dark' : 'light');
    channel.on('updateGlobals', take);
    return () => channel.off('updateGlobals', take);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={themeOf(theme)} />;
}

function themeInAddress() {
  return new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ? 'dark' : 'light';
}
