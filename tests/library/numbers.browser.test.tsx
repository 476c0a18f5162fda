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

test('a button that is held goes on by itself, to the end and no further, and a press is one step', async () => {
  const onValueChange = vi.fn();
  await show(<NumberInput aria-label="Guests" buttons defaultValue={2} max={6} onValueChange={onValueChange} />);
  const more = page.getByRole('button', { name: 'More, Guests' });
  await more.click();
  expect(onValueChange.mock.calls).toEqual([[3]]);
  await userEvent.click(more, { delay: 1200 });
  expect(onValueChange.mock.calls).toEqual([[3], [4], [5], [6]]);
  await expect.element(more).toBeDisabled();
  await page.getByRole('button', { name: 'Less, Guests' }).click();
  expect(onValueChange.mock.calls.at(-1)).toEqual([5]);
  // What is typed is not lost to a press.
  await page.getByRole('spinbutton').fill('a few');
  await more.click();
  expect(onValueChange.mock.calls.at(-1)).toEqual(['a few']);
});

test('a button that is held and let go before the end counts no step more', async () => {
  const onValueChange = vi.fn();
  await show(<NumberInput aria-label="Guests" buttons defaultValue={0} onValueChange={onValueChange} />);
  await userEvent.click(page.getByRole('button', { name: 'More, Guests' }), { delay: 700 });
  const told = onValueChange.mock.calls.flat();
  expect(told).toEqual(told.map((_, index) => index + 1));
  expect(told.length).toBeGreaterThan(1);
  const before = told.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(onValueChange.mock.calls.length).toBe(before);
});

test.each(['500,5', '50,50', '1.234,50', '12345.6'])(
  'an amount that is put in at once, %s, is the same over any other',
  async (text) => {
    const onValueChange = vi.fn();
    await show(
      [9999, 100, null].map((before) => (
        <NumberInput
          key={`${before}`}
          aria-label={`Over ${before}`}
          {...{ decimals: 2, maxDecimals: 2, grouped: true, defaultValue: before, onValueChange }}
        />
      )),
    );
    for (const before of [9999, 100, null]) await page.getByLabelText(`Over ${before}`).fill(text);
    expect(new Set(onValueChange.mock.calls.flat()).size).toBe(1);
    expect(onValueChange).toHaveBeenLastCalledWith(
      { '500,5': 500.5, '50,50': 50.5, '1.234,50': 1234.5, '12345.6': 12345.6 }[text],
    );
  },
);

test('an amount that is put in with more decimals than there may be stays, and is told as wrong', async () => {
  const onValueChange = vi.fn();
  await show(<NumberInput aria-label="Amount" {...{ maxDecimals: 2, onValueChange }} />);
  const input = page.getByLabelText('Amount');
  await input.fill('12.345');
  await expect.element(page.getByText('Enter no more than 2 decimals.')).toBeVisible();
  await userEvent.tab();
  await expect.element(input).toHaveValue('12.345');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(onValueChange).toHaveBeenLastCalledWith(12.345);
});
