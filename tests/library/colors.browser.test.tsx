import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { MonthOfDays } from '#components/calendar';
import { Checkbox } from '#components/checkbox';
import { Combobox } from '#components/combobox';
import { CommandPalette } from '#components/command-palette';
import { DateInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { Dialog } from '#components/dialog';
import { DropdownMenu } from '#components/dropdown-menu';
import { Field } from '#components/field';
import { Gap } from '#components/gap';
import { Progress } from '#components/progress';
import { RadioGroup } from '#components/radio-group';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { Skeleton } from '#components/skeleton';
import { RangeSlider, Slider } from '#components/slider';
import { Spinner } from '#components/spinner';
import { Stepper } from '#components/stepper';
import { Switch } from '#components/switch';
import { Tabs } from '#components/tabs';
import { TextInput } from '#components/text-input';
import { Toggle } from '#components/toggle';
import { ToggleGroup } from '#components/toggle-group';
import { TreeView } from '#components/tree-view';
import { WordTable } from '#components/word-table';
import { Gallery } from './gallery.tsx';
import { contrast, emulate, type Picture, picture, standsOut, texts } from './pixels.ts';
import { drawn, show } from './show.tsx';

const places = ['Berlin', 'Cairo', 'Lagos'].map((label) => ({ value: label.toLowerCase(), label }));
const described = [{ key: 'near', title: 'Near', options: places.map((one) => ({ ...one, description: 'A city' })) }];
const first = (selector: string) => document.querySelector(selector) as HTMLElement;
const placeOf = (selector: string, at = 0) =>
  document.querySelectorAll(selector)[at]?.getBoundingClientRect() as DOMRect;
const groundOf = (taken: Picture, place: DOMRect) => taken.colorsIn(place)[0]?.color ?? 0;

const chosen = (
  <>
    <TreeView label="Places" items={places.map(({ value, label }) => ({ id: value, label }))} defaultValue="cairo" />
    <Toggle defaultPressed>Berlin</Toggle>
    <ToggleGroup type="multiple" label="Places" options={places} defaultValue={['cairo']} />
    <SegmentedControl label="Places" options={places} defaultValue="cairo" />
    <Button aria-pressed>Lagos</Button>
    <Button variant="quiet" aria-pressed>
      Lagos
    </Button>
    <MonthOfDays
      at="2026-03-20"
      onAt={() => undefined}
      onChoose={() => undefined}
      range={{ from: '2026-03-09', to: '2026-03-12' }}
    />
  </>
);

/** Draws all as if the pointer were on each at once. */
function pointAtAll() {
  for (const style of document.querySelectorAll('style'))
    if (style.textContent.includes(':hover')) {
      const drawnSo = style.cloneNode() as HTMLStyleElement;
      drawnSo.textContent = style.textContent.replaceAll(':hover', ':not(.nothing)');
      style.after(drawnSo);
      style.media = 'not all';
      unpoint.push(() => {
        drawnSo.remove();
        style.media = '';
      });
    }
}
const unpoint: (() => void)[] = [];

afterEach(async () => {
  for (const undo of unpoint.splice(0)) undo();
  await emulate({});
  await page.viewport(414, 896);
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.contrast;
});

/** Text of which nothing can be read. */
const unreadable = (taken: Picture) =>
  texts()
    .map(({ said, place }) => ({ said, contrast: standsOut(taken, place) }))
    .filter((text) => text.contrast < 4.5);

const overlays: [name: string, draw: ReactElement, keys: string][] = [
  [
    'Select',
    <Select key="s" aria-label="Opener" options={described} emptyLabel="Any" defaultValue="cairo" />,
    '{Enter}',
  ],
  ['Combobox', <Combobox key="c" aria-label="Opener" search={async () => places} />, '{ArrowDown}'],
  [
    'CommandPalette',
    <CommandPalette
      key="p"
      label="Find"
      placeholder="Find"
      groups={[
        {
          key: 'a',
          title: 'Places',
          commands: places.map(({ label }) => ({ key: label, label, detail: 'city', onSelect: () => undefined })),
        },
      ]}
      nothing="-"
      onClose={() => undefined}
    />,
    '{ArrowDown}',
  ],
  [
    'DropdownMenu',
    <DropdownMenu
      key="m"
      trigger={<Button>Opener</Button>}
      entries={[
        { kind: 'action', label: 'Delete', tone: 'critical', onSelect: () => undefined },
        { kind: 'separator' },
        { kind: 'action', label: 'Move', disabled: true, onSelect: () => undefined },
        { kind: 'check', label: 'Urgent', checked: true, shortcut: 'U', onCheckedChange: () => undefined },
        { kind: 'submenu', label: 'Send', entries: [] },
      ]}
    />,
    '{Enter}',
  ],
  [
    'DropdownMenu, why it cannot be chosen',
    <DropdownMenu
      key="r"
      trigger={<Button>Opener</Button>}
      entries={[
        { kind: 'action', label: 'Hand it out', reason: 'It is not paid yet.', onSelect: () => undefined },
        { kind: 'action', label: 'Rename', onSelect: () => undefined },
      ]}
    />,
    '{Enter}',
  ],
  [
    'CommandPalette, why it cannot be chosen',
    <CommandPalette
      key="c"
      label="Go to"
      placeholder="Go to"
      groups={[
        {
          key: 'a',
          title: 'Here',
          commands: ['Hand it out', 'Rename'].map((label) => ({
            ...{ key: label, label, reason: 'It is not paid yet.', onSelect: () => undefined },
          })),
        },
      ]}
      nothing="-"
      onClose={() => undefined}
    />,
    '{ArrowDown}',
  ],
];

// Our theme need not be the person's: their colours hold.
describe.each([
  ['light', 'dark'],
  ['dark', 'light'],
])('in the %s colours of a person, on our %s theme', (scheme, theme) => {
  const begin = async (content: ReactElement) => {
    document.documentElement.dataset.theme = theme;
    await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' });
    await show(content);
  };

  test('every component can be read', async () => {
    await page.viewport(800, 9000);
    await begin(<Gallery />);
    await expect
      .poll(() => document.querySelector('[aria-busy=true]:not([role=status], button, table, input)'))
      .toBeNull();
    await drawn();
    expect(texts().length).toBeGreaterThan(100);
    expect(unreadable(await picture())).toEqual([]);
  });

  test('what is chosen can be read, also where the pointer is', async () => {
    await begin(chosen);
    pointAtAll();
    await drawn();
    expect(texts().length).toBeGreaterThan(40);
    for (const one of [theme, scheme]) {
      document.documentElement.dataset.theme = one;
      expect(unreadable(await picture())).toEqual([]);
    }
  });

  test.each(overlays)('what is pointed at in %s can be read, and is told apart', async (_, draw, keys) => {
    await begin(draw);
    first('button, input').focus();
    await userEvent.keyboard(keys);
    await expect.poll(() => first('[data-highlighted]'), { timeout: 15_000 }).not.toBeNull();
    await drawn();
    const taken = await picture();
    expect(unreadable(taken)).toEqual([]);
    const rest = '[role=option]:not([data-highlighted]), [role=menuitem]:not([data-highlighted])';
    expect(contrast(groundOf(taken, placeOf('[data-highlighted]')), groundOf(taken, placeOf(rest)))).toBeGreaterThan(3);
    if (!first('[role=separator]')) return;
    const { left, top, width, height } = placeOf('[role=separator]');
    expect(standsOut(taken, new DOMRect(left, top - 2, width, height + 4))).toBeGreaterThan(3);
  });

  test('nothing of what is chosen, marked or has the focus keeps a colour of ours', async () => {
    document.documentElement.dataset.theme = theme;
    const names = ['accent', 'focus', 'muted', 'line', 'edge'];
    const ours = new Map(names.map((name) => [pixelOf(name), name]));
    await begin(
      <>
        {chosen}
        <Select aria-label="Place" options={places} />
        <DateRangePicker label="Days" />
        <DateInput aria-label="Day" defaultValue="2026-03-09" />
        <WordTable
          caption="Places"
          headings={['Place', 'Country']}
          rows={['a', 'b'].map((key) => ({ key, cells: ['Berlin', 'Germany'], marked: key === 'a' }))}
        />
      </>,
    );
    for (const one of ['[role=spinbutton]', '[aria-pressed=true]', '[role=radio]', '[role=treeitem]']) {
      first(one).focus();
      await drawn();
      const taken = (await picture()).colorsIn(new DOMRect(0, 0, innerWidth, innerHeight));
      expect(taken.flatMap(({ color }) => ours.get(color) ?? [])).toEqual([]);
    }
  });

  test('what is drawn with a ground or a shade is told apart as well', async () => {
    await begin(
      <>
        <Tabs
          label="Repair"
          tabs={[
            { value: 'a', label: 'Shown', content: 'A' },
            { value: 'b', label: 'Other', content: 'B' },
          ]}
        />
        <Stepper
          current={1}
          steps={[
            { key: 'a', label: 'One' },
            { key: 'b', label: 'Two' },
            { key: 'c', label: 'Three' },
          ]}
        />
        <Skeleton lines={1} />
        <Progress label="Sent" shape="circle" size="lg" value={25} />
        <Gap title="What is missing" question="What is it?" />
        {[false, true].map((disabled) => (
          <div key={String(disabled)} data-disabled-look={disabled} style={{ padding: 4 }}>
            <Button disabled={disabled}>Save</Button>
            <Button aria-disabled={disabled}>Save</Button>
            <Checkbox label="Late" disabled={disabled} defaultChecked />
            <TextInput aria-label="Name" disabled={disabled} defaultValue="Ada" />
            <Select aria-label="Place" disabled={disabled} options={places} defaultValue="cairo" />
          </div>
        ))}
      </>,
    );
    const taken = await picture();
    const edge = (at: number) => {
      const { left, bottom, width } = placeOf('[role=tab]', at);
      return groundOf(taken, new DOMRect(left, bottom - 2, width, 2));
    };
    expect(contrast(edge(0), edge(1))).toBeGreaterThan(3);
    const mark = (at: number) => groundOf(taken, placeOf('ol li span > span:first-child', at));
    expect(contrast(mark(1), mark(0))).toBeGreaterThan(3);
    expect(standsOut(taken, placeOf('[role=status]'))).toBeGreaterThan(3);
    // A quarter is done, at the upper right: there is more of the ring than where there is something to do.
    const ring = placeOf('[role=progressbar]');
    const inkIn = (left: number) => {
      const [, ...ink] = taken.colorsIn(new DOMRect(left, ring.top, ring.width / 2, ring.height / 2));
      return ink.reduce((sum, { count }) => sum + count, 0);
    };
    expect(inkIn(ring.left + ring.width / 2)).toBeGreaterThan(1.5 * inkIn(ring.left));
    // The hatch is a line in at least every twentieth pixel, and no more than every third.
    const { left, top, width } = placeOf('.hatch');
    const [ground, line] = taken.colorsIn(new DOMRect(left + 2, top + 2, width - 4, 9));
    expect(contrast(ground?.color ?? 0, line?.color ?? 0)).toBeGreaterThan(3);
    const controls = (look: string) => [...document.querySelectorAll(`[data-disabled-look=${look}] > *`)];
    const same = controls('true').filter((control, at) => {
      const enabled = controls('false')[at] as Element;
      const colors = (element: Element) =>
        taken
          .colorsIn(element.getBoundingClientRect())
          .slice(0, 3)
          .map(({ color }) => color);
      return String(colors(control)) === String(colors(enabled));
    });
    expect(same.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
  });
});

test.each(['light', 'dark'])(
  'in the %s colours of a person a slider, what it covers and its thumbs are told apart',
  async (scheme) => {
    await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
    await show(<RangeSlider aria-label="Much" size="lg" defaultValue={[25, 75]} marks={[{ value: 10 }]} />);
    const taken = await picture();
    const track = placeOf('[data-orientation] > [data-orientation]');
    const partOf = (share: number) =>
      groundOf(taken, new DOMRect(track.left + share * track.width, track.top + 2, 20, track.height - 4));
    expect(contrast(partOf(0.5), partOf(0.05))).toBeGreaterThan(3);
    for (const [at, place] of [track, placeOf('[role=slider]'), placeOf('[role=slider]', 1)].entries())
      expect({
        at,
        isSeen: standsOut(taken, new DOMRect(place.left - 2, place.top - 2, 24, place.height + 4)) > 3,
      }).toEqual({ at, isSeen: true });
  },
);

test.each(['light', 'dark'])('in the %s colours of a person what is wrong is told apart', async (scheme) => {
  await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
  const controls = [false, true].map((invalid) => (
    <div key={String(invalid)} data-wrong={invalid} style={{ display: 'grid', gap: 16, padding: 16 }}>
      <TextInput aria-label="Name" invalid={invalid} />
      <Select aria-label="Place" options={places} invalid={invalid} />
      <DateInput aria-label="Day" invalid={invalid} />
      <Checkbox aria-label="Paid" invalid={invalid} />
      <Switch aria-label="Urgent" invalid={invalid} />
      <RadioGroup aria-label="When" options={places.slice(0, 1)} invalid={invalid} />
      <Slider aria-label="Much" invalid={invalid} defaultValue={0} />
    </div>
  ));
  await show(
    <>
      {controls}
      <Field label="Name" error="Wrong" warning="Odd">
        <TextInput />
      </Field>
    </>,
  );
  const taken = await picture();
  const frames =
    'input[type=text]:not([role]), [role=combobox], [role=group], [role=checkbox], [role=switch], [role=radio], [role=slider]';
  const besides = (isWrong: boolean) =>
    [...document.querySelectorAll(`[data-wrong=${isWrong}] :is(${frames})`)].map((frame) => {
      const { left, top, height } = frame.getBoundingClientRect();
      return standsOut(taken, new DOMRect(left - 2, top + height / 2, 2, 2)) > 3;
    });
  expect(besides(true)).toEqual(Array(7).fill(true));
  expect(besides(false)).toEqual(Array(7).fill(false));
  for (const said of ['Wrong', 'Odd']) {
    const dot = page.getByText(said).element().firstElementChild as Element;
    const { left, top, width, height } = dot.getBoundingClientRect();
    expect(standsOut(taken, new DOMRect(left - 2, top - 2, width + 4, height + 4))).toBeGreaterThan(3);
  }
});

test('what is ticked or chosen and wrong is framed as what is not', async () => {
  const tickedOrNot = (invalid: boolean) =>
    [false, true].map((isTicked) => (
      <div key={`${invalid} ${isTicked}`} data-wrong={invalid}>
        <Checkbox aria-label="Paid" invalid={invalid} defaultChecked={isTicked} />
        <Switch aria-label="Urgent" invalid={invalid} defaultChecked={isTicked} />
        <RadioGroup
          aria-label="When"
          invalid={invalid}
          options={places.slice(0, 1)}
          defaultValue={isTicked ? 'berlin' : undefined}
        />
      </div>
    ));
  await show([...tickedOrNot(false), ...tickedOrNot(true)]);
  const frames = (isWrong: boolean) =>
    [...document.querySelectorAll(`[data-wrong=${isWrong}] button`)].map(
      (frame) => getComputedStyle(frame).borderColor,
    );
  const [critical] = frames(true);
  expect(frames(true)).toEqual(Array(6).fill(critical));
  expect(frames(false)).not.toContain(critical);
});

test.each(['light', 'dark'])('in the %s colours of a person an answer is told from what is asked', async (scheme) => {
  await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
  const asked = (isAnswered: boolean) => (
    <div style={{ display: 'grid', gap: 4 }}>
      <TextInput aria-label="a" placeholder="Cairo" defaultValue={isAnswered ? 'Cairo' : undefined} />
      <Combobox
        aria-label="b"
        search={async () => places}
        placeholder="Cairo"
        defaultValue={isAnswered ? places[1] : null}
      />
      <Select aria-label="c" placeholder="Cairo" options={places} defaultValue={isAnswered ? 'cairo' : undefined} />
      <DateInput aria-label="d" defaultValue={isAnswered ? '2026-03-09' : null} />
      <DateRangePicker label="e" defaultValue={{ from: isAnswered ? '2026-03-09' : null, to: null }} />
    </div>
  );
  const words = 'input:not([aria-hidden]), [role=combobox]:not(input) > :first-child';
  const looks = async (isAnswered: boolean) => {
    await show(asked(isAnswered));
    const taken = await picture();
    // Its first letters: beside them may stand a button.
    return [...document.querySelectorAll(words)].map((word) => {
      const { left, top, height } = word.getBoundingClientRect();
      return standsOut(taken, new DOMRect(left + 2, top + 4, 16, height - 8));
    });
  };
  const [asking, answered] = [await looks(false), await looks(true)];
  expect(asking.length).toBeGreaterThan(6);
  expect(asking.filter((look, at) => look > (answered[at] ?? 0) - 2)).toEqual([]);
});

test.each(['light', 'dark'])(
  'in the %s colours of a person the ends of a range are told from what lies between',
  async (scheme) => {
    await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
    await show(
      <MonthOfDays
        at="2026-03-20"
        onAt={() => undefined}
        onChoose={() => undefined}
        range={{ from: '2026-03-09', to: '2026-03-12' }}
      />,
    );
    const grounds = (taken: Picture) =>
      [9, 10, 11, 12, 13].map((day) => groundOf(taken, placeOf(`[aria-label$="March ${day}, 2026"]`)));
    const [from, between, , to, beyond] = grounds(await picture());
    expect(from).toBe(to);
    expect(contrast(from ?? 0, between ?? 0)).toBeGreaterThan(3);
    expect(contrast(from ?? 0, beyond ?? 0)).toBeGreaterThan(3);
  },
);

/** What a colour of ours comes to in a part of the page. */
function pixelOf(name: string, part: Element = document.body): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  const swatch = part.appendChild(document.createElement('i'));
  swatch.style.color = `var(--color-of-${name})`;
  context.fillStyle = getComputedStyle(swatch).color;
  swatch.remove();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return (red << 16) | (green << 8) | blue;
}

test.each(['light', 'dark'])(
  'who asks for more contrast has 7 to 1 for words and 4.5 to 1 for lines, in %s',
  async (theme) => {
    document.documentElement.dataset.theme = theme;
    await show(<Button>Save</Button>);
    const usual = pixelOf('muted');
    await emulate({ 'prefers-contrast': 'more' });
    expect(pixelOf('muted')).not.toBe(usual);
    const grounds = ['canvas', 'surface', 'raised', 'sunken'];
    const least = {
      ink: 7,
      muted: 7,
      accent: 7,
      info: 7,
      positive: 7,
      caution: 7,
      critical: 7,
      edge: 4.5,
      line: 4.5,
      focus: 4.5,
    };
    const pale = Object.entries(least).flatMap(([name, ratio]) =>
      grounds.flatMap((ground) => (contrast(pixelOf(name), pixelOf(ground)) < ratio ? [`${name} on ${ground}`] : [])),
    );
    expect(pale).toEqual([]);
    expect(contrast(pixelOf('accent-on'), pixelOf('accent'))).toBeGreaterThan(7);

    // Chosen on a page or a part of it, it is the same, whatever the machine says.
    const told = Object.keys(least).map((name) => pixelOf(name));
    document.documentElement.dataset.contrast = 'no-preference';
    expect(pixelOf('muted')).toBe(usual);
    const part = document.body.appendChild(document.createElement('div'));
    part.dataset.contrast = 'more';
    expect(Object.keys(least).map((name) => pixelOf(name, part))).toEqual(told);
    await emulate({});
    document.documentElement.dataset.contrast = 'more';
    expect(Object.keys(least).map((name) => pixelOf(name))).toEqual(told);
    part.dataset.contrast = 'no-preference';
    expect(pixelOf('muted', part)).toBe(usual);
  },
);

test('who asks for less transparency sees nothing through what lies over the page', async () => {
  await emulate({ 'prefers-reduced-transparency': 'reduce' });
  const scrim = document.body.appendChild(document.createElement('div'));
  scrim.className = 'bg-scrim';
  const drawnWith = getComputedStyle(scrim).backgroundColor;
  expect(drawnWith).not.toMatch(/rgba|\/ 0\./);
});

test('who asks for less motion has every change at once, and nothing stays that was closed', async () => {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  await show(
    <Dialog trigger={<Button>Open</Button>} title="Take back">
      <Spinner />
    </Dialog>,
  );
  const button = first('button');
  button.style.width = '100px';
  expect(button.offsetWidth).toBe(100);
  button.style.width = '200px';
  expect(button.offsetWidth).toBe(200);
  button.click();
  await expect.poll(() => document.querySelector('[role=dialog] svg')).not.toBeNull();
  expect(document.getAnimations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
});
