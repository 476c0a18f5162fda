import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

afterEach(async () => {
  await page.screenshot({ save: false });
});
