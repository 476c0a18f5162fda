import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { documentIndexer, documentStories } from './document-stories.ts';
import { storyContent } from './story-content.ts';

/** Storybook's own page is not the app's: it has inline scripts. */
const isForTheAppAlone = (plugin: PluginOption) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'ninefold:content-security-policy';

export default {
  stories: ['./*.stories.tsx', '../src/**/*.stories.tsx', '../PRODUCT.md', '../examples/*.md'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: async (indexers = []) => [...indexers, documentIndexer],
  viteFinal: (config) => ({
    ...config,
    plugins: [
      documentStories(),
      storyContent(),
      ...(config.plugins ?? []).filter((plugin) => !isForTheAppAlone(plugin)),
    ],
  }),
} satisfies StorybookConfig;
