import '../src/components/styles.css';
import type { Preview } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';
import { configure } from 'storybook/test';
import { LocaleProvider } from '#components/locale';
import { modes, widths } from './modes.ts';

export default {
  tags: ['autodocs'],
  beforeAll: () => {
    configure({
      // Parts of the app come when they are asked for; on a loaded machine the first time takes a while.
      asyncUtilTimeout: 15_000,
      // React's `act`, in which Storybook wraps each event, drops what suspends in it: a browser has no need of it.
      eventWrapper: (event) => event(),
    });
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: ['light', 'dark'].map((value) => ({ value, title: value })),
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: ['ltr', 'rtl'].map((value) => ({ value, title: value })),
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Welcome', 'Tokens', 'Components', 'Screens', 'Products'] } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
    chromatic: { modes },
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, direction } = globals;
      // A product that speaks its own language says so after this, and keeps it when only the theme changes.
      useInsertionEffect(() => {
        document.documentElement.lang = 'en';
      }, []);
      useInsertionEffect(() => {
        document.documentElement.dir = direction;
      }, [direction]);
      useInsertionEffect(() => {
        document.documentElement.dataset.theme = theme;
      }, [theme]);
      return (
        <LocaleProvider direction={direction}>
          <Story />
        </LocaleProvider>
      );
    },
  ],
} satisfies Preview;
