import { Accordion, AccordionItem } from 'ninefold/accordion';
import { Button } from 'ninefold/button';
import { DateInput, TimeInput } from 'ninefold/date-input';
import { DateRangePicker } from 'ninefold/date-range-picker';
import { Drawer } from 'ninefold/dialog';
import { Field } from 'ninefold/field';
import { LocaleProvider } from 'ninefold/locale';
import { german } from 'ninefold/locale/de';
import { Progress } from 'ninefold/progress';
import { SegmentedControl } from 'ninefold/segmented-control';
import { Tag } from 'ninefold/tag';
import { TextInput } from 'ninefold/text-input';
import { colors } from 'ninefold/tokens';
import { TreeView } from 'ninefold/tree-view';
import { createElement as h } from 'react';

const sizes = ['sm', 'md', 'lg'].map((value) => ({ value, label: value }));
const rooms = [{ id: 'kitchen', label: 'Küche', children: [{ id: 'oven', label: 'Ofen' }] }];

/** A page of somebody else's, in German, with some of the library in it. */
export function Shop() {
  return h(
    LocaleProvider,
    { locale: 'de', strings: german },
    h(
      'main',
      { style: { padding: 32 }, 'data-tokens': Object.keys(colors).length },
      h(
        Drawer,
        { title: 'Filter', trigger: h(Button, { variant: 'primary' }, 'Filtern') },
        h(Field, { label: 'Kunde', required: true }, h(TextInput)),
      ),
      h(Tag, { tone: 'info', onRemove: () => undefined }, 'Küche'),
      h(Progress, { label: 'Fortschritt', value: 42, captioned: true }),
      h(SegmentedControl, { label: 'Größe', options: sizes, defaultValue: 'md' }),
      h(
        Accordion,
        { type: 'single', defaultValue: 'work' },
        h(AccordionItem, { value: 'work', title: 'Arbeit' }, 'Die Pumpe ist neu.'),
      ),
      // A server has other spaces in these than a browser.
      h(
        LocaleProvider,
        { locale: 'en-US' },
        h(DateInput, { 'aria-label': 'Due', withTime: true, defaultValue: '2026-03-09T14:30' }),
        h(TimeInput, { 'aria-label': 'At', defaultValue: '14:30' }),
        h(DateRangePicker, { label: 'Due', defaultValue: { from: '2026-03-09', to: '2026-03-12' } }),
      ),
      h(TreeView, { label: 'Räume', items: rooms, defaultExpanded: ['kitchen'] }),
    ),
    // A look that the library does not use: who has Tailwind can write it, from the same tokens.
    h('footer', { className: 'mt-[13px] bg-red-500 text-4xl text-caution' }, 'Eine Werkstatt'),
  );
}
