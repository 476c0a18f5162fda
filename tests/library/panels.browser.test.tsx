import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SplitPanels } from '#components/split-panels';
import { emulate, picture, standsOut } from './pixels.ts';
import { drawn, show } from './show.tsx';

beforeAll(() => page.viewport(1000, 700));
afterEach(async () => {
  // What was pressed is let go: the next file is shown in the same page.
  dispatchEvent(new PointerEvent('pointerup'));
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

test.each([
  ['cannot be folded', { defaultValue: 40 }, [80, 40, 80]],
  ['can', { defaultValue: 40, collapsible: true }, [0, 40, 0]],
  ['is folded to begin with', { defaultValue: 0, collapsible: true }, [50, 0, 50]],
  ['is as large as can be to begin with', { defaultValue: 80 }, [50, 80, 50]],
])('who cannot draw presses; what %s is as it was after a second press', async (_, more, expected) => {
  await show(panels(more));
  const shares: number[] = [];
  for (const _ of expected) {
    await userEvent.click(line());
    shares.push(shareOf());
  }
  expect(shares).toEqual(expected);
});

test('drawn to its end, it unfolds as it was before', async () => {
  await show(panels({ collapsible: true, defaultValue: 40 }));
  await drawTo(0.02);
  line().focus();
  await userEvent.keyboard('{Enter}');
  expect(shareOf()).toBe(40);
});

/** Presses the line, and draws it with the button still down. */
function drawOn(to: number, buttons = 1) {
  const { left, top } = line().getBoundingClientRect();
  const at = { bubbles: true, pointerId: 1, clientX: left + 12, clientY: top + 20, buttons: 1 };
  line().setPointerCapture = () => undefined;
  line().dispatchEvent(new PointerEvent('pointerdown', at));
  line().dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: to }));
  return (next: number) => line().dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: next, buttons }));
}

test('Escape puts back what is drawn, and ends it', async () => {
  await show(panels());
  const drawFurther = drawOn(300);
  await expect.poll(shareOf).toBeLessThan(40);
  await userEvent.keyboard('{Escape}');
  await expect.poll(shareOf).toBe(50);
  drawFurther(700);
  await drawn();
  expect(shareOf()).toBe(50);
});

test.each([
  ['the button is up again', () => undefined],
  ['the pointer is lost', () => line().dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1 }))],
])('nothing is drawn any more once %s', async (_, lose) => {
  await show(panels());
  const drawFurther = drawOn(300, 0);
  await expect.poll(shareOf).toBeLessThan(40);
  const before = shareOf();
  lose();
  drawFurther(700);
  await drawn();
  expect(shareOf()).toBe(before);
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

test('what is longer than its panel is a stop of the keyboard, which scrolls it, and what has room is none', async () => {
  const long = <p>{'A line that is read. '.repeat(400)}</p>;
  await show(panels({ second: long }));
  const stops = [...document.querySelectorAll('[tabindex="0"]')];
  expect(stops.map((one) => one.textContent?.slice(0, 6))).toEqual(['', 'A line']);
  line().focus();
  await userEvent.keyboard('{Tab}{End}');
  await expect.poll(() => stops[1]?.scrollTop).toBeGreaterThan(0);
});
