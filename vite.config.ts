import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tooling/chromium.ts';
import { contentSecurityPolicy } from './tooling/content-security-policy.ts';
import { firstChunk } from './tooling/first-chunk.ts';
import { iconsByPath } from './tooling/icons-by-path.ts';
import { notesPlugin } from './tooling/notes-plugin.ts';
import { schemaPlugin } from './tooling/schema-plugin.ts';
import { specificationPlugin } from './tooling/specification-plugin.ts';

const launchOptions = await chromiumLaunch();
/** Vitest writes into what it is given: each project has its own. */
const chromium = (more = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...launchOptions, ...more } }),
  instances: [{ browser: 'chromium' as const }],
});

/** Loaded as a document names them: found only then, each would have the page loaded anew. */
const icons = readFileSync(join(import.meta.dirname, 'src/app/shell/screen-icon.tsx'), 'utf8').match(
  /lucide-react\/icons\/[\w-]+/g,
);

/** What samples are made with, once a document changes. */
const namesOf = ['ar', 'de', 'en', 'ja'].map((language) => `@faker-js/faker/locale/${language}`);

export default defineConfig({
  // Relative addresses: the built site runs in any folder of any web server.
  base: './',
  plugins: [
    react(),
    tailwind(),
    specificationPlugin(),
    notesPlugin(),
    schemaPlugin(),
    contentSecurityPolicy(),
    iconsByPath(),
  ],
  optimizeDeps: { include: [...(icons ?? []), ...namesOf, 're2js', '@dagrejs/dagre'] },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What a door gives on and nobody takes is not loaded: none of our modules does anything but give, save the first.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/](?!app[\\/]main).*\.tsx?$/, sideEffects: false }] },
      output: { codeSplitting: { groups: [{ name: firstChunk(), includeDependenciesRecursively: false }] } },
    },
  },
  test: {
    // Vitest leaves one core to itself: of two, that is half of what there is.
    maxWorkers: '100%',
    // As long as a busy machine may take; what holds is not waited for.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Half of what these cost was loading the same modules for each file anew.
          isolate: false,
          include: [
            'src/{specification,backend,verification,client,components,app,tokens}/**/*.test.ts',
            'tests/{,oracle/}*.test.ts',
            'tests/visual/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'end to end',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ['tests/e2e/global-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          browser: chromium(),
        },
      },
      {
        extends: true,
        test: {
          name: 'effects',
          include: ['tests/effects/*.browser.test.ts'],
          browser: chromium(),
        },
      },
      {
        extends: true,
        optimizeDeps: { include: ['@storybook/react-vite', 'storybook/test', '@internationalized/date'] },
        test: {
          name: 'library',
          include: ['tests/library/*.browser.test.tsx'],
          // Scrollbars that take room, as most desktops have them.
          browser: chromium({ ignoreDefaultArgs: ['--hide-scrollbars'] }),
        },
      },
      {
        optimizeDeps: { include: ['idb'] },
        test: {
          name: 'stores',
          include: ['src/backend/**/*.browser.test.ts'],
          restoreMocks: true,
          browser: chromium(),
        },
      },
    ],
  },
});
