import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#components/button';
import { ErrorBoundary } from '#components/error-page';
import { show } from './show.tsx';

function Broken({ isMended }: { isMended: () => boolean }) {
  if (!isMended()) throw new Error('the part is broken');
  return <p>mended</p>;
}

function Page({ onError, isMended }: { onError: (error: Error) => void; isMended: () => boolean }) {
  const [key, setKey] = useState(0);
  return (
    <>
      <Button onClick={() => setKey(key + 1)}>Next</Button>
      <ErrorBoundary
        resetKey={key}
        onError={onError}
        fallback={(error, tryAgain) => <Button onClick={tryAgain}>{`Mend: ${error.message}`}</Button>}
      >
        <Broken isMended={isMended} />
      </ErrorBoundary>
    </>
  );
}

test('who keeps a part that throws is told of it, shows what they like in its place, and can have it tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const told = vi.fn();
  let isMended = false;
  await show(<Page onError={told} isMended={() => isMended} />);
  const own = page.getByRole('button', { name: 'Mend: the part is broken' });
  await expect.element(own).toBeVisible();
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'the part is broken' }),
    expect.objectContaining({ componentStack: expect.stringContaining('Broken') }),
  );
  await own.click();
  await expect.element(own).toBeVisible();
  isMended = true;
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('mended')).toBeVisible();
});
