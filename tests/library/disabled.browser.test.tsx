import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { Checkbox, CheckboxGroup } from '#components/checkbox';
import { Link } from '#components/link';
import { MultiSelect } from '#components/multi-select';
import { PropertyFilter } from '#components/property-filter';
import { RadioGroup } from '#components/radio-group';
import { SegmentedControl } from '#components/segmented-control';
import { RangeSlider } from '#components/slider';
import { Switch } from '#components/switch';
import { Toggle } from '#components/toggle';
import { ToggleGroup } from '#components/toggle-group';
import { TreeView } from '#components/tree-view';
import { emulate, picture, standsOut, texts } from './pixels.ts';
import { show } from './show.tsx';

afterEach(async () => {
  await emulate({});
  await page.viewport(414, 896);
});

let presses = 0;
const press = () => {
  presses++;
};
const link = (
  // biome-ignore lint/a11y/useValidAnchor: it leads elsewhere, and counts who follows it
  <a href="#gone" onClick={press}>
    Go
  </a>
);

const first = () => document.querySelector('a, button') as HTMLElement;

async function pressAll(content: ReactElement) {
  presses = 0;
  location.hash = '';
  await show(content);
  await userEvent.click(first(), { force: true });
  await userEvent.click(first(), { button: 'middle', force: true });
  first().focus();
  await userEvent.keyboard('{Enter}');
}

test.each([
  [
    'a disabled Button around a link',
    <Button key="1" asChild disabled>
      {link}
    </Button>,
  ],
  [
    'a Button around a link that says so',
    <Button key="2" asChild aria-disabled>
      {link}
    </Button>,
  ],
  [
    'a busy Button around a link',
    <Button key="3" asChild busy>
      {link}
    </Button>,
  ],
  [
    'a Link that says so',
    <Link key="4" href="#gone" aria-disabled onClick={press}>
      Go
    </Link>,
  ],
  [
    'a Link around a link',
    <Link key="5" asChild aria-disabled>
      {link}
    </Link>,
  ],
])('%s is not followed and told of no press, but can have the focus', async (_, content) => {
  await pressAll(content);
  expect({ presses, hash: location.hash }).toEqual({ presses: 0, hash: '' });
  expect(first().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(first());
});

test.each([
  [
    'Button',
    <Button key="1" aria-disabled="false" onClick={press}>
      Go
    </Button>,
  ],
  [
    'Button around a link',
    <Button key="2" asChild aria-disabled={false}>
      {link}
    </Button>,
  ],
  [
    'Link',
    <Link key="3" href="#gone" aria-disabled="false" onClick={press}>
      Go
    </Link>,
  ],
])('%s that says it is not disabled is none', async (_, content) => {
  await pressAll(content);
  expect(presses).toBe(2);
  expect(first().getAttribute('aria-disabled')).toBeNull();
});

const places = [
  { value: 'ber', label: 'Berlin', description: 'A city' },
  { value: 'osa', label: 'Osaka' },
];

/** What is on, chosen or filtered by, and how it is told that none of it can be changed. */
const answered: [name: string, draw: (disabled: boolean) => ReactElement][] = [
  ['Checkbox', (disabled) => <Checkbox label="Late" defaultChecked disabled={disabled} />],
  [
    'CheckboxGroup',
    (disabled) => <CheckboxGroup aria-label="Place" options={places} defaultValue={['ber']} disabled={disabled} />,
  ],
  ['RangeSlider', (disabled) => <RangeSlider aria-label="Price" defaultValue={[20, 60]} disabled={disabled} />],
  ['Switch', (disabled) => <Switch label="Late" defaultChecked disabled={disabled} />],
  [
    'RadioGroup',
    (disabled) => <RadioGroup aria-label="Place" options={places} defaultValue="ber" disabled={disabled} />,
  ],
  ['SegmentedControl', (disabled) => <SegmentedControl label="Place" options={places} disabled={disabled} />],
  [
    'Toggle',
    (disabled) => (
      <Toggle defaultPressed disabled={disabled}>
        Late
      </Toggle>
    ),
  ],
  [
    'ToggleGroup',
    (disabled) => <ToggleGroup type="single" label="Place" options={places} defaultValue="ber" disabled={disabled} />,
  ],
  [
    'MultiSelect',
    (disabled) => (
      <MultiSelect aria-label="Place" search={async () => places} defaultValue={places} disabled={disabled} />
    ),
  ],
];

const filter = (
  <PropertyFilter
    label="Filter"
    properties={[{ key: 'place', label: 'Place', values: places }]}
    defaultValue={[{ property: 'place', operator: 'eq', value: 'ber' }]}
  />
);

const inFieldset = (content: ReactElement) => (
  <fieldset disabled style={{ padding: 8 }}>
    {content}
  </fieldset>
);

const disabled: [name: string, content: ReactElement][] = [
  ...answered.flatMap(([name, draw]): [string, ReactElement][] => [
    [`a disabled ${name}`, draw(true)],
    [`a ${name} in a disabled fieldset`, inFieldset(draw(false))],
  ]),
  [
    'a disabled item of a TreeView',
    <TreeView key="t" label="Place" items={[{ id: 'ber', label: 'Berlin', disabled: true }]} defaultValue="ber" />,
  ],
  ['a PropertyFilter in a disabled fieldset', inFieldset(filter)],
];

/** What a token comes to here, as a style says it. */
function colorOf(name: string): string {
  const swatch = document.body.appendChild(document.createElement('i'));
  swatch.style.color = `var(--color-of-${name})`;
  const { color } = getComputedStyle(swatch);
  swatch.remove();
  return color;
}

test.each(disabled)('%s looks it, on or not', async (_, content) => {
  // Away from where the pointer was left.
  await show(<div style={{ padding: 80 }}>{content}</div>);
  const drawn = [...document.querySelectorAll('body > div *')].filter((element) => element.checkVisibility());
  const loud = ['accent', 'info', 'accent-soft', 'info-soft'].map(colorOf);
  const isLoud = ({ backgroundColor, borderColor, color }: CSSStyleDeclaration) =>
    [backgroundColor, borderColor, color].some((one) => loud.includes(one));
  expect(drawn.filter((element) => isLoud(getComputedStyle(element))).map(({ outerHTML }) => outerHTML)).toEqual([]);
  const words = texts().map(({ said, element }) => ({ said, color: getComputedStyle(element).color }));
  expect(words).not.toHaveLength(0);
  expect(words.filter(({ color }) => color !== colorOf('muted'))).toEqual([]);
});

test.each(['light', 'dark'])('in the %s colours of a person what is disabled and on can be read', async (scheme) => {
  await page.viewport(414, 1600);
  await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
  await show(disabled.map(([name, content]) => <div key={name}>{content}</div>));
  const taken = await picture();
  const grey = getComputedStyle(document.querySelector('button:disabled') as Element).color;
  const words = texts();
  expect(words.filter(({ element }) => getComputedStyle(element).color !== grey).map(({ said }) => said)).toEqual([]);
  const signs = [...document.querySelectorAll('button svg, [role=radio] > span, [role=switch] > span')]
    .filter((sign) => sign.checkVisibility())
    .map((sign) => ({ said: sign.outerHTML, place: sign.getBoundingClientRect() }));
  expect(signs.length).toBeGreaterThan(8);
  // The line within a frame, where a second frame may be.
  const within = (element: Element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return taken.colorsIn(new DOMRect(left + 8, top + 2, width - 16, 5)).length;
  };
  const others = [...document.querySelectorAll('[role=radio] + [role=radio], [aria-pressed] + [aria-pressed]')];
  expect(others.length).toBe(4);
  const alike = others.filter((other) => within(other) === within(other.previousElementSibling as Element));
  expect(alike.map(({ outerHTML }) => outerHTML)).toEqual([]);
  const pale = [...words, ...signs].map(({ said, place }) => ({ said, contrast: standsOut(taken, place) }));
  expect(pale.filter(({ contrast }) => contrast < 3)).toEqual([]);
});

const words = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('body > div *')].find(
    (element) => element.childElementCount === 0 && element.textContent === text && element.checkVisibility(),
  );

test.each([
  [
    'Button',
    <Button key="1" disabled>
      Late
    </Button>,
  ],
  ['Checkbox', <Checkbox key="2" label="Late" disabled />],
  ['Switch', <Switch key="3" label="Late" disabled />],
  ['RadioGroup', <RadioGroup key="4" aria-label="When" options={[{ value: 'late', label: 'Late', disabled: true }]} />],
  [
    'SegmentedControl',
    <SegmentedControl
      key="5"
      label="When"
      options={[
        { value: 'now', label: 'Now' },
        { value: 'late', label: 'Late', disabled: true },
      ]}
    />,
  ],
])(
  'what is disabled of a %s steps back from what is not, also where all is drawn in full strength',
  async (_, content) => {
    for (const theme of ['light', 'dark']) {
      await show(
        <div data-theme={theme} data-contrast="more">
          {content}
          <span className="text-muted">Help</span>
        </div>,
      );
      const colorIn = (text: string) => getComputedStyle(words(text) as HTMLElement).color;
      expect(colorIn('Late')).not.toBe(colorIn('Help'));
    }
  },
);
