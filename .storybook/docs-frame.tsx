import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { globalsNow, showFramesAs } from './docs/frames.ts';
import { themeOf } from './theme.ts';

const themeIn = ({ theme }: { theme?: unknown }): 'light' | 'dark' => (theme === 'dark' ? 'dark' : 'light');

/** Around a page of documentation: in the theme that the toolbar says, as the stories in it are. */
export default function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => {
    const globals = globalsNow();
    // Before the first frame asks where its story is found.
    showFramesAs(globals);
    return themeIn(globals);
  });
  useEffect(() => {
    const channel = addons.getChannel();
    // What is said to this page, not what the frames in it say of themselves.
    const take = ({ globals }: { globals: Record<string, unknown> }) => {
      const all = { ...globalsNow(), ...globals };
      showFramesAs(all);
      setTheme(themeIn(all));
    };
    channel.on('updateGlobals', take);
    return () => channel.off('updateGlobals', take);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer {...props} theme={themeOf(theme)}>
      {/* A path in the words is longer than a phone is wide. */}
      <div className="[&_:not(pre)>code]:wrap-anywhere! [&_:not(pre)>code]:whitespace-normal!">{children}</div>
    </DocsContainer>
  );
}
