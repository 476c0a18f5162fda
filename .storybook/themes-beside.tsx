import * as React from 'react';
import { addons, types, useGlobals, useStorybookState } from 'storybook/manager-api';

// The manager's builder writes `React.createElement`, whatever React there is.
Object.assign(globalThis, { React });

const id = 'ninefold/themes-beside';

/** What stands beside a story in the light theme, where the toolbar says so. */
const beside: Partial<Record<string, { title: string; globals: Record<string, string> }[]>> = {
  both: [{ title: 'In the dark theme', globals: { theme: 'dark' } }],
  all: [
    { title: 'In the dark theme', globals: { theme: 'dark' } },
    { title: 'In the light theme, with more contrast', globals: { theme: 'light', contrast: 'more' } },
    { title: 'In the dark theme, with more contrast', globals: { theme: 'dark', contrast: 'more' } },
  ],
};

/** Shows a story in several themes at once. */
export function registerThemesBeside() {
  addons.register(id, () => {
    addons.add(id, {
      type: types.PREVIEW,
      render: ({ children }) => <ThemesBeside>{children}</ThemesBeside>,
    });
  });
}

function ThemesBeside({ children }: React.PropsWithChildren) {
  const [globals] = useGlobals();
  const { storyId, viewMode, customQueryParams } = useStorybookState();
  const others = (viewMode === 'story' && beside[globals.theme]) || [];
  const addressOf = (own: Record<string, string>) =>
    new URLSearchParams({
      id: storyId,
      viewMode: 'story',
      globals: Object.entries({ ...globals, ...own })
        .filter(([, value]) => typeof value === 'string')
        .map(([name, value]) => `${name}:${value}`)
        .join(';'),
      ...(customQueryParams?.args && { args: customQueryParams.args }),
    });
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${others.length > 0 ? 2 : 1}, minmax(0, 1fr))`,
        gridAutoRows: '1fr',
        width: '100%',
        height: '100%',
      }}
    >
      <div style={{ position: 'relative', minWidth: 0 }}>{children}</div>
      {others.map(({ title, globals: own }) => (
        <iframe
          key={title}
          style={{ width: '100%', height: '100%', border: 0 }}
          title={title}
          src={`iframe.html?${addressOf(own)}`}
        />
      ))}
    </div>
  );
}
