import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SplitPanels } from '#components/split-panels';
import { emulate, picture, standsOut } from './pixels.ts';
import { show } from './show.tsx';

beforeAll(() => page.viewport(1000, 700));
afterEach(async () => {
  await emulate({});
  await page.viewport(1000, 700);
});

const line = () => document.querySelector('[role=separator]') as HTMLElement;
const shareOf = () => Number(line().ariaValueNow);
const panels = (more: object = {}) => (
  <SplitPanels label="Places" first={<p>Berlin</p>} second={<p>Cairo</p>} style={{ height: 300 }} {...more} />
);

/** Draws the line to a place between the edges from left to right. */
async function drawTo(share: number) {
  const around = line().parentElement as HTMLElement;
  const { width } = around.getBoundingClientRect();
  await userEvent.dragAndDrop(line(), around, { targetPosition: { x: share * width, y: 150 }, force: true });
}

test.each([
  ['ltr', 30],
  ['rtl', 70],
] as const)('%s: the line goes where it is drawn, as far as it may, and is told of', async (direction, at) => {
  const tell = vi.fn();
  await show(panels({ onValueChange: tell }), direction);
  await drawTo(0.3);
  expect(shareOf()).toBe(at);
  expect(tell).toHaveBeenLastCalledWith(at);
  await drawTo(0.02);
  expect(shareOf()).toBe(direction === 'ltr' ? 20 : 80);
});

test('drawn to its end the first panel is folded away, and drawn back it is there again', async () => {
  await show(panels({ collapsible: true }));
  await drawTo(0.02);
  expect(shareOf()).toBe(0);
  await expect.element(page.getByText('Berlin')).not.toBeVisible();
  await drawTo(0.5);
  await expect.element(page.getByText('Berlin')).toBeVisible();
});

test('who cannot draw presses: as large as can be, as small, and back', async () => {
  await show(panels({ defaultValue: 40 }));
  const shares: number[] = [];
  for (const _ of '123') {
    await userEvent.click(line());
    shares.push(shareOf());
  }
  expect(shares).toEqual([80, 20, 40]);
});

test('where there is no room for both, one follows the other, and nothing stays folded away', async () => {
  await page.viewport(320, 700);
  await show(panels({ collapsible: true, defaultValue: 0 }));
  expect(line().checkVisibility()).toBe(false);
  const [berlin, cairo] = ['Berlin', 'Cairo'].map((name) => page.getByText(name).element().getBoundingClientRect());
  expect(cairo?.top).toBeGreaterThanOrEqual(berlin?.bottom ?? Infinity);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test.each(['light', 'dark'])('in the %s colours of a person the line is seen', async (scheme) => {
  await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
  await show(panels());
  expect(standsOut(await picture(), line().getBoundingClientRect())).toBeGreaterThan(3);
});
