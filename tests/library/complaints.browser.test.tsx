import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateInput } from '#components/date-input';
import { NumberInput } from '#components/number-input';
import { show } from './show.tsx';

/** What has a reason of its own to be wrong, without a field around, and what to type for that. */
const controls = {
  NumberInput: { control: <NumberInput aria-label="Pieces" />, typed: 'abc', said: 'Enter a number.' },
  DateInput: { control: <DateInput aria-label="Day" />, typed: '02302026', said: 'There is no such day.' },
} as const;

const first = () => document.querySelector('input') as HTMLInputElement;

test.each(Object.entries(controls))('%s: what is wrong stays said when one comes back to mend it', async (_, one) => {
  await show(one.control);
  first().focus();
  await userEvent.keyboard(one.typed);
  first().focus();
  const said = page.getByText(one.said);
  expect(said.query()).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await expect.element(said).toBeVisible();
  first().focus();
  await expect.element(first()).toHaveAccessibleDescription(expect.stringContaining(one.said));
  await expect.element(first()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('1');
  await expect.poll(() => said.query()).toBeNull();
});

test.each(Object.entries(controls))(
  '%s: what comes in sight below it takes no press from what stands there',
  async (_, one) => {
    const press = vi.fn();
    await show(
      <>
        {one.control}
        <button type="button" onClick={press} style={{ display: 'block', height: 16 }}>
          Go on
        </button>
      </>,
    );
    first().focus();
    await userEvent.keyboard(one.typed);
    await page.getByRole('button', { name: 'Go on' }).click();
    expect(press).toHaveBeenCalledOnce();
    await expect.element(page.getByText(one.said)).toBeVisible();
  },
);
