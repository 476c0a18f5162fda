import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '#components/button';
import { Combobox } from '#components/combobox';
import { DateInput, TimeInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { IconButton } from '#components/icon-button';
import { densities, keysOf } from '#components/internal';
import { NumberInput } from '#components/number-input';
import { PasswordInput } from '#components/password-input';
import { SearchInput } from '#components/search-input';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { Slider } from '#components/slider';
import { TextInput } from '#components/text-input';
import { Toggle } from '#components/toggle';
import { ToggleGroup } from '#components/toggle-group';
import { show } from './show.tsx';

const places = ['Berlin', 'Cairo'].map((label) => ({ value: label.toLowerCase(), label }));

/** All that stands beside one another in a bar or a line of a form. */
const siblings = (size: 'sm' | 'md' | 'lg'): Record<string, ReactElement> => ({
  Button: <Button size={size}>Berlin</Button>,
  Toggle: <Toggle size={size}>Berlin</Toggle>,
  ToggleGroup: <ToggleGroup size={size} type="single" label="Place" options={places} />,
  IconButton: <IconButton size={size} label="Berlin" />,
  SegmentedControl: <SegmentedControl size={size} label="Place" options={places} />,
  TextInput: <TextInput size={size} aria-label="Place" />,
  NumberInput: <NumberInput size={size} aria-label="Place" defaultValue={1} />,
  PasswordInput: <PasswordInput size={size} aria-label="Password" />,
  SearchInput: <SearchInput size={size} label="Place" />,
  Select: <Select size={size} aria-label="Place" options={places} />,
  Slider: <Slider size={size} aria-label="Place" defaultValue={40} />,
  Combobox: <Combobox size={size} aria-label="Place" search={async () => places} />,
  DateInput: <DateInput size={size} aria-label="Day" bare />,
  TimeInput: <TimeInput size={size} aria-label="Time" />,
  DateRangePicker: <DateRangePicker size={size} label="Days" />,
});

afterEach(() => {
  delete document.documentElement.dataset.density;
});

test.each(keysOf(densities).flatMap((density) => (['sm', 'md', 'lg'] as const).map((size) => ({ density, size }))))(
  'what stands side by side is equally high: $density, $size',
  async ({ density, size }) => {
    document.documentElement.dataset.density = density;
    await show(
      Object.entries(siblings(size)).map(([name, sibling]) => (
        <div key={name} title={name} style={{ display: 'grid', width: '20rem' }}>
          {sibling}
        </div>
      )),
    );
    const heights = [...document.querySelectorAll<HTMLElement>('[title]')].map((place) => [
      place.title,
      place.getBoundingClientRect().height,
    ]);
    const high = { comfortable: { sm: 28, md: 36, lg: 44 }, compact: { sm: 24, md: 28, lg: 36 } }[density][size];
    expect(heights.filter(([, height]) => height !== high)).toEqual([]);
  },
);
