import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandPage } from './brand-page.tsx';

/** A brand, tried out on components as they are, with the contrast that it keeps; to take along as CSS and as tokens. */
const meta = { title: 'Foundations/Brand', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Brand: StoryObj<typeof meta> = {
  render: () => <BrandPage />,
};
