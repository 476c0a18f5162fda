import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { IconButton } from '#components/icon-button';
import { RadioGroup } from '#components/radio-group';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { show } from './show.tsx';

type Place = 'berlin' | 'cairo';

const options: { value: Place; label: string }[] = [
  { value: 'berlin', label: 'Berlin' },
  { value: 'cairo', label: 'Cairo' },
];

test('what is chosen has the type of what is offered', async () => {
  const places: (Place | null)[] = [];
  const told = (place: Place | null) => places.push(place);
  const other = (place: 'lagos' | null) => place;
  const refused = [
    // @ts-expect-error nobody is told of what is not offered
    <Select key="select" options={options} onValueChange={other} />,
    // @ts-expect-error nor of that
    <RadioGroup key="radio" options={options} onValueChange={other} />,
  ];
  expect(refused).toHaveLength(2);
  await show(
    <>
      <Select aria-label="Grouped" options={[{ key: 'all', title: 'All', options }]} onValueChange={told} />
      <RadioGroup aria-label="Radio" options={options} defaultValue="cairo" onValueChange={told} />
      <SegmentedControl label="Segmented" options={options} defaultValue="cairo" onValueChange={told} />
    </>,
  );
  await page.getByRole('combobox', { name: 'Grouped' }).click();
  await page.getByRole('option', { name: 'Cairo' }).click();
  for (const group of ['Radio', 'Segmented'])
    await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: 'Berlin' }).click();
  expect(places).toEqual(['cairo', 'berlin', 'berlin']);
});

test('a link may be a picture with a name', async () => {
  await show(
    <IconButton asChild label="Print">
      {/* biome-ignore lint/a11y/useAnchorContent: its name is that of the button around it */}
      <a href="#print">
        <svg aria-hidden="true" />
      </a>
    </IconButton>,
  );
  const link = page.getByRole('link', { name: 'Print' });
  await expect.element(link).toBeVisible();
  await link.hover();
  await expect.element(page.getByRole('tooltip', { name: 'Print' })).toBeInTheDocument();
  const { width, height } = (link.element() as HTMLElement).getBoundingClientRect();
  expect(width).toBe(height);
});
