import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Checkbox } from '#components/checkbox';
import { Progress } from '#components/progress';
import { RadioGroup } from '#components/radio-group';
import { SegmentedControl } from '#components/segmented-control';
import { Slider } from '#components/slider';
import { Switch } from '#components/switch';
import { Toggle } from '#components/toggle';
import { ToggleGroup } from '#components/toggle-group';
import { TreeView } from '#components/tree-view';
import { Gallery } from './gallery.tsx';
import { contrast, emulate, picture, standsOut, texts } from './pixels.ts';
import { drawn, show } from './show.tsx';

afterEach(async () => {
  await emulate({});
  await page.viewport(414, 896);
});

const two = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const items = two.map(({ value, label }) => ({ id: value, label }));

type Draw = (isOn: boolean, state: { disabled?: boolean; readOnly?: boolean; invalid?: boolean }) => ReactElement;

const controls: Record<string, Draw> = {
  Checkbox: (isOn, state) => <Checkbox aria-label="A" defaultChecked={isOn} {...state} />,
  'Checkbox in part': (isOn, state) => <Checkbox aria-label="A" checked={isOn ? 'indeterminate' : false} {...state} />,
  Switch: (isOn, state) => <Switch aria-label="A" defaultChecked={isOn} {...state} />,
  RadioGroup: (isOn, state) => (
    <RadioGroup aria-label="A" options={two} {...(isOn && { defaultValue: 'a' })} {...state} />
  ),
  SegmentedControl: (isOn, state) => (
    <SegmentedControl label="A" options={two} defaultValue={isOn ? 'a' : 'b'} {...state} />
  ),
  Slider: (isOn, state) => <Slider aria-label="A" defaultValue={isOn ? 80 : 20} {...state} />,
};

const others: Record<string, (isOn: boolean) => ReactElement> = {
  Toggle: (isOn) => <Toggle defaultPressed={isOn}>A</Toggle>,
  ToggleGroup: (isOn) => <ToggleGroup type="multiple" label="A" options={two} defaultValue={isOn ? ['a'] : []} />,
  TreeView: (isOn) => <TreeView label="A" items={items} {...(isOn && { defaultValue: 'a' })} />,
  'TreeView with ticks, read only': (isOn) => (
    <TreeView label="A" selection="multiple" readOnly items={items} defaultChecked={isOn ? ['a'] : []} />
  ),
  'TreeView with ticks': (isOn) => (
    <TreeView label="A" selection="multiple" items={items} defaultChecked={isOn ? ['a'] : []} />
  ),
  Progress: (isOn) => <Progress label="A" value={isOn ? 0.8 : 0.2} />,
};

const cases = [
  ...Object.entries(controls).flatMap(([name, draw]) =>
    [{}, { disabled: true }, { readOnly: true }, { invalid: true }].map(
      (state) => [`${Object.keys(state)[0] ?? ''} ${name}`.trim(), (isOn: boolean) => draw(isOn, state)] as const,
    ),
  ),
  ...Object.entries(others),
];

/** What stands on the page, pixel by pixel, and whether any of it stands out from its ground. */
async function taken(content: ReactElement) {
  await show(<div style={{ padding: 20, width: 300 }}>{content}</div>);
  await drawn();
  const shot = await picture();
  const cells = Array.from({ length: 40 * 18 }, (_, at) => new DOMRect((at % 40) * 8, Math.floor(at / 40) * 8, 8, 8));
  return {
    colors: JSON.stringify(cells.map(shot.colorsIn)),
    standsOut: standsOut(shot, new DOMRect(0, 0, 320, 144)),
  };
}

describe.each(['light', 'dark'])('in the %s colours of a person', (scheme) => {
  test.each(cases)('%s looks another when it is on', async (_, draw) => {
    await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' });
    const off = await taken(draw(false));
    const on = await taken(draw(true));
    expect(on.colors).not.toBe(off.colors);
    expect(on.standsOut).toBeGreaterThan(3);
  });
});

/** Whether a printer that leaves grounds away draws this one all the same. */
const isPrinted = (element: Element) => getComputedStyle(element).printColorAdjust === 'exact';

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
/** A colour of a style, however it is written, on white paper. */
function onPaper(written: string): number {
  if (!canvas) throw new Error('no canvas');
  canvas.fillStyle = '#fff';
  canvas.fillRect(0, 0, 1, 1);
  canvas.fillStyle = written;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (red << 16) | (green << 8) | blue;
}

test('on paper without grounds, what says something by its ground keeps it, and no word is pale', async () => {
  await page.viewport(800, 9000);
  await emulate({ 'prefers-reduced-motion': 'reduce' }, 'print');
  await show(<Gallery />);
  await drawn();
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const strong = [...document.querySelectorAll('section *')].filter(
    (element) => isSeen(element) && contrast(onPaper(getComputedStyle(element).backgroundColor), 0xffffff) > 3,
  );
  expect(strong.length).toBeGreaterThan(10);
  expect(strong.filter((element) => !isPrinted(element)).map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
  const pale = texts().filter(({ element }) => contrast(onPaper(getComputedStyle(element).color), 0xffffff) < 4);
  expect(pale.filter(({ element }) => !isPrinted(element)).map(({ said }) => said)).toEqual([]);
  expect(isPrinted(document.querySelector('section .hatch') as Element)).toBe(true);
});
