import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NumberInput } from '#components/number-input';
import { show } from './show.tsx';

test.each([
  [1_234_567_890_123, 1, 1_234_567_890_124],
  [12_345_678_901.23, 0.01, 12_345_678_901.24],
  [0.3, 0.1, 0.4],
  [1000.01, 0.01, 1000.02, 1000],
  [100.3, 0.1, 100.4, 100],
])('%d is followed by steps of %d with %d, counted from %d', async (value, step, next, min?: number) => {
  const onValueChange = vi.fn();
  await show(
    <NumberInput
      aria-label="Many"
      defaultValue={value}
      step={step}
      min={min}
      decimals={2}
      onValueChange={onValueChange}
    />,
  );
  await page.getByLabelText('Many').click();
  await userEvent.keyboard('{ArrowUp}');
  expect(onValueChange).toHaveBeenLastCalledWith(next);
});
