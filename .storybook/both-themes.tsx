import * as React from 'react';
import { addons, types, useGlobals, useStorybookState } from 'storybook/manager-api';

// The manager's builder writes `React.createElement`, whatever React there is.
Object.assign(globalThis, { React });

const id = 'ninefold/both-themes';

/** Where the toolbar says so, a story in the light theme has itself in the dark one beside it. */
export function registerBothThemes() {
  addons.register(id, () => {
    addons.add(id, {
      type: types.PREVIEW,
      render: ({ children }) => <BothThemes>{children}</BothThemes>,
    });
  });
}

function BothThemes({ children }: React.PropsWithChildren) {
  const [globals] = useGlobals();
  const { storyId, viewMode, customQueryParams } = useStorybookState();
  const isBoth = globals.theme === 'both' && viewMode === 'story';
  const address = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: Object.entries({ ...globals, theme: 'dark' })
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
    ...(customQueryParams?.args && { args: customQueryParams.args }),
  });
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      <div style={{ flex: 1, position: 'relative', minWidth: 0 }}>{children}</div>
      {isBoth && (
        <iframe style={{ flex: 1, minWidth: 0, border: 0 }} title="In the dark theme" src={`iframe.html?${address}`} />
      )}
    </div>
  );
}
