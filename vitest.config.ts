import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longTests, spared, sparedStoryFiles } from './tests/spared.ts';
import { chromiumLaunch } from './tooling/chromium.ts';
import viteConfig from './vite.config.ts';

const launchOptions = await chromiumLaunch();
/** Vitest writes into what it is given: each project has its own. */
const chromium = (more = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...launchOptions, ...more } }),
  instances: [{ browser: 'chromium' as const }],
});

/** A clean checkout knows no durations: what takes minutes would be begun last, with nothing left to run beside it. */
const long = ['tests/e2e/library.test.ts', 'tests/e2e/documentation.test.ts', ...longTests];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const isLong = ({ moduleId }: TestSpecification) => long.some((file) => moduleId.endsWith(file));
    return [...byProject.values()].flatMap((all) => [...all.filter(isLong), ...all.filter((file) => !isLong(file))]);
  }
}

export default defineConfig({
  ...viteConfig,
  test: {
    // Vitest leaves one core to itself: of two, that is half of what there is.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    // As long as a busy machine may take; what holds is not waited for.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 90_000,
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
            'tests/visual/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts', ...spared().tests],
        },
      },
      {
        extends: true,
        test: {
          name: 'end to end',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          globalSetup: ['tests/e2e/global-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          // As in Storybook, one page shows them all: three fifths of what they cost was loading it for each file anew.
          isolate: false,
          exclude: sparedStoryFiles(),
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
        optimizeDeps: {
          include: [
            '@storybook/react-vite',
            'storybook/test',
            '@internationalized/date',
            'react-hook-form',
            'get-nonce',
          ],
        },
        test: {
          name: 'library',
          include: ['tests/library/*.browser.test.tsx'],
          // A third of what these cost was loading the page for each file anew.
          isolate: false,
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
