import '../src/components/styles.css';
import type { Preview } from '@storybook/react-vite';
import { LocaleProvider } from '#components/locale';

/** Widths that stories are looked at: also those of the visual run. */
const widths = { desktop: 1280, tablet: 834, phone: 375 };

export default {
  tags: ['autodocs'],
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
    chromatic: {
      modes: {
        'light desktop': { theme: 'light', viewport: { width: widths.desktop, height: 800 } },
        'dark desktop': { theme: 'dark', viewport: { width: widths.desktop, height: 800 } },
        'light phone': { theme: 'light', viewport: { width: widths.phone, height: 800 } },
        'dark phone': { theme: 'dark', viewport: { width: widths.phone, height: 800 } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme;
      document.documentElement.dir = globals.direction;
      document.documentElement.lang = 'en';
      return (
        <LocaleProvider direction={globals.direction}>
          <Story />
        </LocaleProvider>
      );
    },
  ],
} satisfies Preview;
