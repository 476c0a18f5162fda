import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FileDrop } from '#components/file-drop';
import { show } from './show.tsx';

const fileOf = (name: string, size: number) => new File(['x'.repeat(size)], name, { type: 'text/plain' });

function Sending({ onRefuse }: { onRefuse: (files: readonly File[]) => void }) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  return (
    <FileDrop
      accept=".txt"
      multiple
      maxFiles={2}
      maxSize={10}
      progressOf={() => null}
      errorOf={({ name }) => (failed.includes(name) ? 'It did not arrive: the line is gone.' : undefined)}
      onFiles={(files) => setFailed(files.slice(0, 1).map(({ name }) => name))}
      onRefuse={onRefuse}
    />
  );
}

test('a file that did not arrive says why, in its own line; who takes them is told which were refused', async () => {
  const refused = vi.fn();
  await show(<Sending onRefuse={refused} />);
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, [fileOf('a.txt', 3), fileOf('large.txt', 30), fileOf('b.txt', 3), fileOf('c.txt', 3)]);
  const lines = page.getByRole('listitem');
  await expect.element(lines.nth(1)).toBeVisible();
  const [first, second] = lines.elements().map(({ textContent }) => textContent);
  expect(first).toContain('It did not arrive');
  expect(second).not.toContain('It did not arrive');
  expect(page.getByRole('progressbar').elements()).toHaveLength(1);
  expect(refused.mock.calls.map(([files]) => files.map(({ name }: File) => name))).toEqual([['large.txt', 'c.txt']]);
});
