import type { ReactElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Board } from '#components/board';
import { Button } from '#components/button';
import { Calendar } from '#components/calendar';
import { DataTable } from '#components/data-table';
import { Diagram } from '#components/diagram';
import { AlertDialog, Dialog } from '#components/dialog';
import { SearchInput } from '#components/search-input';
import { show } from './show.tsx';

interface Taking {
  draw: ReactElement;
  /** What has the focus first. */
  from: string;
  /** What leads to something that is taken back. */
  keys: string;
  /** Whether it is there. */
  isBegun: () => boolean;
}

const orders = [{ key: '1', name: 'Ada' }];
const has = (selector: string) => () => document.querySelector(selector) !== null;

/** Everything that takes something back on Escape. */
const taking: Record<string, Taking> = {
  SearchInput: {
    draw: <SearchInput label="Place" />,
    from: 'input',
    keys: 'Ber',
    isBegun: () => document.querySelector('input')?.value === 'Ber',
  },
  Board: {
    draw: (
      <Board
        label="Orders"
        moveButton={false}
        defaultColumns={[
          { key: 'open', title: 'Open', cards: [{ key: '1', name: 'Ada', content: 'Ada' }] },
          { key: 'done', title: 'Done', cards: [] },
        ]}
      />
    ),
    from: '[data-key]',
    keys: ' {ArrowRight}',
    isBegun: has('[data-key][data-takes-escape]'),
  },
  Calendar: {
    draw: (
      <Calendar
        label="Orders"
        today="2026-03-02"
        entriesOf={(day) => (day === '2026-03-09' ? [{ key: '1', name: 'Ada', content: <a href="#ada">Ada</a> }] : [])}
        onMove={() => undefined}
      />
    ),
    from: '[data-entry] a',
    keys: ' {ArrowRight}',
    isBegun: has('[data-entry][data-takes-escape]'),
  },
  DataTable: {
    draw: (
      <DataTable
        caption="Orders"
        grid
        rows={orders}
        keyOf={({ key }) => key}
        nameOf={({ name }) => name}
        columns={[
          {
            id: 'name',
            heading: 'Customer',
            cell: ({ name }) => (
              <>
                <Button>{name}</Button>
                <Button>Call</Button>
              </>
            ),
          },
        ]}
      />
    ),
    from: 'thead [tabindex="0"]',
    keys: '{ArrowDown}{Enter}',
    isBegun: () => document.activeElement?.matches('td button, th button') ?? false,
  },
  Diagram: {
    draw: <Diagram label="Orders" list={null} nodes={[{ id: 'open', name: 'Open', content: 'Open' }]} edges={[]} />,
    from: 'section [aria-pressed]:not([inert] *)',
    keys: '{Enter}',
    isBegun: has('[aria-pressed=true]'),
  },
};

// A phone shows neither columns nor pictures.
beforeAll(() => page.viewport(1280, 800));
afterAll(() => page.viewport(414, 896));

test.each(Object.entries(taking))(
  'Escape takes back what was begun in a %s, and then closes the dialog around it',
  async (_, one) => {
    await show(
      <Dialog defaultOpen size="lg" title="Orders">
        {one.draw}
      </Dialog>,
    );
    const sheet = () => document.querySelector('[role=dialog]');
    await expect.poll(() => sheet()?.querySelector(one.from)).toBeTruthy();
    sheet()?.querySelector<HTMLElement>(one.from)?.focus();
    await userEvent.keyboard(one.keys);
    await expect.poll(one.isBegun).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(one.isBegun).toBe(false);
    expect(sheet()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(sheet).toBeNull();
  },
);

test('and in a question', async () => {
  await show(
    <AlertDialog defaultOpen title="Cancel it?" description="It is told." action="Cancel it" onAction={() => undefined}>
      <SearchInput label="Place" />
    </AlertDialog>,
  );
  const sheet = () => document.querySelector('[role=alertdialog]');
  await expect.poll(() => sheet()?.querySelector('input')).toBeTruthy();
  sheet()?.querySelector('input')?.focus();
  await userEvent.keyboard('Ber{Escape}');
  expect(sheet()?.querySelector('input')?.value).toBe('');
  await userEvent.keyboard('{Escape}');
  await expect.poll(sheet).toBeNull();
});
