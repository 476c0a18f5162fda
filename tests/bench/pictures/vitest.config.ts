import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../../../tooling/chromium.ts';
import viteConfig from '../../../vite.config.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Every story as Vitest shows it, with a picture. */
export default defineConfig({
  ...viteConfig,
  root,
  test: {
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: join(root, '.storybook') })],
        test: {
          name: 'pictures',
          isolate: false,
          setupFiles: [join(import.meta.dirname, 'shoot.ts')],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions: await chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
