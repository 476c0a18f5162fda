import { afterEach, expect, test, vi } from 'vitest';
import { documentOf } from '#app/product';
import { read } from '#specification/reading';
import { connectionFor } from './connection-for.ts';

const opened = documentOf(
  'bins',
  read('## 3. Entities\n\n```yaml\nbin: { fields: { note: { type: string } } }\n```\n'),
);

afterEach(() => vi.unstubAllEnvs());

test('records are kept in the browser, unless the app was built for a server of the product', () => {
  expect(connectionFor(opened).isEmbedded).toBe(true);
  vi.stubEnv('VITE_API_ADDRESS', 'https://bins.example');
  expect(connectionFor(opened).isEmbedded).toBe(false);
});
