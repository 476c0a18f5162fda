import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#components/field';
import { keysOf } from '#components/internal';
import { asRead } from '#tooling/as-read';
import { RangeSlider } from './range-slider.tsx';
import { Slider } from './slider.tsx';
import { sliderSizes } from './slider.variants.ts';

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  subcomponents: { RangeSlider },
  args: { defaultValue: 25, format: { style: 'unit', unit: 'kilometer' }, onValueChange: fn(), onValueCommit: fn() },
  render: (args) => (
    <Field label="Distance" className="max-w-form">
      <Slider {...args} />
    </Field>
  ),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** It is told all the way that it is moved, and once more when it is let go. */
export const Moved: Story = {
  args: { min: 10, max: 50, step: 5 },
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Distance' });
    await userEvent.click(within(canvasElement).getByText('Distance'));
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard(asRead('{ArrowRight}{ArrowUp}'));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(35);
    await expect(thumb).toHaveAttribute('aria-valuetext', '35 km');
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50);
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '10');
    thumb.blur();
  },
};

/** Two thumbs, which do not pass one another: Home and End take each as far as the other lets it. */
export const Range: Story = {
  render: (args) => (
    <Field label="Price" description="Of the whole repair." className="max-w-form">
      <RangeSlider
        max={500}
        step={10}
        defaultValue={[80, 240]}
        format={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }}
        onValueChange={args.onValueChange as never}
      />
    </Field>
  ),
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Price' }));
    const [least, most] = ['Minimum', 'Maximum'].map((name) => group.getByRole('slider', { name })) as [
      HTMLElement,
      HTMLElement,
    ];
    await expect(least).toHaveAccessibleDescription('Of the whole repair.');
    await expect(least).toHaveAttribute('aria-valuemax', '240');
    most.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([80, 80]);
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([80, 500]);
    least.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([180, 500]);
    least.blur();
  },
};

/** As long as nobody has answered, it has no value: any key or press answers, also with where it stands. */
export const Unanswered: Story = {
  args: { defaultValue: null, required: true },
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Distance' });
    await expect(thumb).toHaveAttribute('aria-valuetext', 'empty');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    thumb.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{ArrowUp}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '1 km');
    thumb.blur();
  },
};

const words = ['Never', 'Seldom', 'Sometimes', 'Often', 'Always'];

/** What is no amount is said in words. */
export const InWords: Story = {
  render: () => (
    <Field label="How often do we remind them?" className="max-w-form">
      <Slider
        defaultValue={1}
        max={4}
        valueText={(value) => words[value] ?? ''}
        marks={[0, 1, 2, 3, 4].map((value) => ({ value, label: value % 4 === 0 ? words[value] : undefined }))}
      />
    </Field>
  ),
};

export const Gallery: Story = {
  render: () => (
    <div className="grid max-w-form gap-4">
      {keysOf(sliderSizes).map((size) => (
        <Slider key={size} aria-label={`Size ${size}`} size={size} defaultValue={40} />
      ))}
      <RangeSlider
        aria-label="With marks"
        defaultValue={[25, 75]}
        format={{ style: 'unit', unit: 'percent' }}
        marks={[0, 25, 50, 75, 100].map((value) => ({ value, label: value }))}
      />
      <Slider aria-label="Not answered yet" />
      <Slider aria-label="Wrong" defaultValue={90} invalid />
      <Slider aria-label="To be read" defaultValue={60} readOnly />
      <RangeSlider aria-label="Disabled" defaultValue={[20, 60]} disabled />
    </div>
  ),
};
