import '../src/components/styles.css';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useInsertionEffect } from 'react';
import { configure } from 'storybook/test';
import { densities } from '#components/internal';
import { LocaleProvider } from '#components/locale';
import { arabic } from '#components/locale/ar';
import { german } from '#components/locale/de';
import { japanese } from '#components/locale/ja';
import { pseudoEnglish } from '#components/locale/pseudo';
import { axeExceptions } from './axe-exceptions.ts';
import { modes, textScales, widths } from './modes.ts';
import { motions, moveAs } from './motion.ts';
import { plainControls } from './plain-controls.ts';
import { typedProperties } from './typed-properties.ts';

/** Nothing of it is loaded with a story. */
const DocsPage = lazy(() => import('./docs-page.tsx'));
const DocsFrame = lazy(() => import('./docs-frame.tsx'));

const languages: Record<string, ComponentProps<typeof LocaleProvider>['strings']> = {
  en: undefined,
  de: german,
  ar: arabic,
  ja: japanese,
  'en-XA': pseudoEnglish,
};

export default {
  tags: ['autodocs'],
  beforeAll: () => {
    configure({
      // Parts of the app come when they are asked for; on a loaded machine the first time takes a while.
      asyncUtilTimeout: 20_000,
      // React's `act`, in which Storybook wraps each event, drops what suspends in it: a browser has no need of it.
      eventWrapper: (event) => event(),
    });
  },
  beforeEach: ({ id, parameters }) => {
    const off = axeExceptions.filter(({ story }) => story === id).map(({ rule }) => rule);
    // Most of what axe takes: all stories are asked it in both themes by `tests/e2e/library.test.ts`.
    if ('__vitest_browser__' in globalThis) off.push('color-contrast');
    if (off.length > 0)
      parameters.a11y = {
        ...parameters.a11y,
        config: { rules: off.map((rule) => ({ id: rule, enabled: false })) },
      };
  },
  argTypesEnhancers: [typedProperties, plainControls],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          ...['light', 'dark'].map((value) => ({ value, title: value })),
          { value: 'both', title: 'light beside dark' },
          { value: 'all', title: 'all four side by side' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: motions.map((value) => ({ value, title: `motion ${value}` })),
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        icon: 'eye',
        dynamicTitle: true,
        items: ['machine', 'no-preference', 'more'].map((value) => ({ value, title: value })),
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: Object.entries(densities).map(([value, title]) => ({ value, title })),
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
    language: {
      description: 'Language of the library',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.keys(languages).map((value) => ({ value, title: value })),
      },
    },
    textSize: {
      description: 'Size of text',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: Object.entries(textScales).map(([value, title]) => ({ value, title })),
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    motion: 'system',
    contrast: 'machine',
    density: 'comfortable',
    direction: 'ltr',
    language: 'en',
    textSize: 'usual',
    // A frame of a page of documentation: nobody is shown what axe finds there, and it is asked of the story itself.
    a11y: { manual: window.parent !== window.top },
  },
  parameters: {
    a11y: { test: 'error' },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
    },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Getting started',
          'Inventory',
          'Foundations',
          'Tokens',
          'Inputs',
          'Overlays',
          'Data',
          'Navigation',
          'Feedback',
          'Layout',
          'Patterns',
          'Screens',
          'Products',
          'Contributing',
          'Changelog',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, motion, contrast, density, direction, language, textSize } = globals;
      // A product that speaks its own language says so after this, and keeps it when only the theme changes.
      useInsertionEffect(() => {
        document.documentElement.lang = language;
      }, [language]);
      useInsertionEffect(() => {
        if (textSize !== 'usual')
          document.documentElement.style.fontSize = textScales[textSize as keyof typeof textScales];
        return () => {
          document.documentElement.style.removeProperty('font-size');
        };
      }, [textSize]);
      useInsertionEffect(() => {
        document.documentElement.dir = direction;
      }, [direction]);
      useInsertionEffect(() => {
        document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
      }, [theme]);
      useInsertionEffect(() => moveAs(motion), [motion]);
      useInsertionEffect(() => {
        if (contrast !== 'machine') document.documentElement.dataset.contrast = contrast;
        return () => {
          delete document.documentElement.dataset.contrast;
        };
      }, [contrast]);
      useInsertionEffect(() => {
        document.documentElement.dataset.density = density;
      }, [density]);
      return (
        <LocaleProvider locale={language} direction={direction} strings={languages[language]}>
          <Story />
        </LocaleProvider>
      );
    },
  ],
} satisfies Preview;
