import { join, relative } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin, PluginOption } from 'vite';
import { documentIndexer, documentStories, pictured } from './document-stories.ts';
import { pastedCode } from './pasted-code.ts';
import type { watchPictures } from './pictures/watch.ts';
import { playsAsWritten } from './plays-as-written.ts';
import { statedTypes } from './stated-types.ts';
import { storyContent } from './story-content.ts';
import { tellingStories } from './telling-stories.ts';

/** Storybook's own page is not the app's: it has inline scripts. */
const isForTheAppAlone = (plugin: PluginOption) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'ninefold:content-security-policy';

/** Built by `storybook build --test`. */
const isForPictures = process.argv.includes('--test');

/** Read and tried out by people, and neither shot nor tested. */
const isForPeople = !isForPictures && !process.env.VITEST;

/** Pages to read are in no picture, and half of all modules. */
const undocumented = (): Plugin => ({
  name: 'ninefold:undocumented',
  enforce: 'pre',
  load: {
    filter: { id: /[\\/]\.storybook[\\/]docs-(page|frame)\.tsx$/ },
    handler: () => 'export default {};',
  },
});

/** Storybook calls it, and its types do not name it. */
interface WithChannel {
  experimental_serverChannel: (channel: Parameters<typeof watchPictures>[0]) => Promise<unknown>;
}

export default {
  stories: pictured
    ? [relative(import.meta.dirname, pictured)]
    : [
        ...(isForPictures
          ? ['./!(inventory).stories.tsx']
          : ['./{guides,foundations}/*.mdx', './brand/*.stories.tsx', './*.stories.tsx']),
        '../src/**/*.stories.tsx',
        '../PRODUCT.md',
        '../examples/*.md',
      ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  /** For pictures (`storybook build --test`) nothing is built that none of them shows. */
  build: {
    test: {
      disabledAddons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
      disableTreeShaking: false,
    },
  },
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  core: { disableProjectJson: isForPictures, disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: async (indexers = []) => [...indexers, documentIndexer],
  previewAnnotations: (entries = []) =>
    isForPeople ? [...entries, join(import.meta.dirname, 'left-to-the-reader.ts')] : entries,
  experimental_serverChannel: async (channel: Parameters<typeof watchPictures>[0]) => {
    const pictures = await import('./pictures/watch.ts');
    await pictures.watchPictures(channel);
    return channel;
  },
  viteFinal: async (config) => ({
    ...config,
    // What changed is told by the component that draws it: in pictures they keep their names.
    build: { ...config.build, ...(isForPictures && { minify: false, reportCompressedSize: false }) },
    plugins: [
      documentStories(),
      tellingStories(),
      storyContent(),
      statedTypes(isForPeople),
      isForPeople && playsAsWritten(),
      // Its panel has nobody to ask once it is built.
      !isForPictures && (await import('./pictures/plugin.ts')).pictures(),
      isForPictures && undocumented(),
      ...(config.plugins ?? []).filter((plugin) => !isForTheAppAlone(plugin)),
      pastedCode(),
    ],
  }),
} satisfies StorybookConfig & WithChannel;
