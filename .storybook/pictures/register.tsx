import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { PicturesPanel } from './panel.tsx';

// The manager's builder writes `React.createElement`, whatever React there is.
Object.assign(globalThis, { React });

const id = 'ninefold/pictures';

/** Pictures beside the stories, where Storybook runs on this machine: a built one has nobody to ask. */
export function registerPictures() {
  if (Reflect.get(globalThis, 'CONFIG_TYPE') !== 'DEVELOPMENT') return;
  addons.register(id, () => {
    addons.add(`${id}/panel`, {
      type: types.PANEL,
      title: 'Pictures',
      match: ({ viewMode }) => viewMode === 'story',
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <PicturesPanel />
        </AddonPanel>
      ),
    });
  });
}
