import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppShell } from '#components/app-shell';
import { Board } from '#components/board';
import { Button } from '#components/button';
import { Combobox } from '#components/combobox';
import { CommandPalette } from '#components/command-palette';
import { Dialog } from '#components/dialog';
import { LocaleProvider } from '#components/locale';
import { german } from '#components/locale/de';
import { PropertyFilter } from '#components/property-filter';
import { SearchInput } from '#components/search-input';
import { Tag } from '#components/tag';
import { ToastProvider, useToast } from '#components/toast';
import { Tooltip } from '#components/tooltip';
import { find, focus, isOpen, named, places, Telling } from './overlays.tsx';
import { drawn, redraw, show } from './show.tsx';

test('who clears or takes away something keeps the focus where that was', async () => {
  await show(<Combobox aria-label="Place" search={find} defaultValue={places[0]} />);
  await userEvent.click(named('Clear, Place'));
  await expect.poll(focus).toBe('Place');
  await show(<Tags />);
  for (const [pressed, left] of [
    ['Remove b', 'Remove c'],
    ['Remove c', 'Remove a'],
    ['Remove a', 'After'],
  ] as const) {
    await userEvent.click(named(pressed));
    await expect.poll(focus).toBe(left);
  }
});

function Tags() {
  const [chosen, setChosen] = useState(['a', 'b', 'c']);
  return (
    <div>
      <div>
        {chosen.map((name) => (
          <Tag
            key={name}
            removeLabel={`Remove ${name}`}
            onRemove={() => setChosen(chosen.filter((one) => one !== name))}
          >
            {name}
          </Tag>
        ))}
      </div>
      <Button>After</Button>
    </div>
  );
}

test('once the last message is dismissed the focus goes back to where somebody worked', async () => {
  await show(
    <ToastProvider>
      <input aria-label="Name" />
      <button type="button">Another</button>
      <Telling />
    </ToastProvider>,
  );
  await expect.element(page.getByText('Done')).toBeVisible();
  const name = page.getByRole('textbox').element() as HTMLElement;
  name.focus();
  await userEvent.keyboard('{F8}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => page.getByText('Done').query()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(name);
});

function ToldInDialog({ onUndo }: { onUndo: () => void }) {
  const tell = useToast();
  const done = () => tell({ title: 'Done', actions: [{ label: 'Undo', onAction: onUndo }] });
  return (
    <>
      <Button onClick={done}>Do</Button>
      <Dialog trigger={<Button>Ask</Button>} title="Take back">
        <input aria-label="Reason" />
        <Button onClick={done}>Do it here</Button>
      </Dialog>
    </>
  );
}

test.each(['before a dialog', 'in a dialog'])(
  'a message that came %s is within reach of the keys in it',
  async (when) => {
    let undone = 0;
    await show(
      <ToastProvider>
        <ToldInDialog onUndo={() => undone++} />
      </ToastProvider>,
    );
    if (when === 'before a dialog') {
      named('Do').click();
      await expect.element(page.getByText('Done')).toBeVisible();
    }
    named('Ask').click();
    const reason = page.getByRole('textbox', { name: 'Reason' });
    await expect.element(reason).toHaveFocus();
    if (when === 'in a dialog') named('Do it here').click();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    for (const leave of ['{Shift>}{Tab}{/Shift}', '{Tab}']) {
      (reason.element() as HTMLElement).focus();
      await userEvent.keyboard('{F8}{Tab}{Tab}');
      await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
      while (document.activeElement?.closest('[role=region]')) await userEvent.keyboard(leave);
      await expect.element(reason).toHaveFocus();
    }
    await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}');
    expect(undone).toBe(1);
    await expect.element(reason).toHaveFocus();
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{F8}{Tab}{Tab}');
    expect(isOpen() && document.querySelector('[role=dialog]')?.contains(document.activeElement)).toBe(true);
  },
);

test('words that were on their way to a control do not come once the focus has left it', async () => {
  await show(
    <>
      <Tooltip content="Words">
        <Button>One</Button>
      </Tooltip>
      <Button>Other</Button>
    </>,
  );
  const words = () => document.querySelector('[role=tooltip]');
  // Loaded by then.
  await userEvent.keyboard('{Tab}');
  await expect.poll(words).not.toBeNull();
  named('Other').focus();
  await expect.poll(words).toBeNull();
  for (let time = 0; time < 5; time++) {
    named('One').focus();
    await new Promise((done) => setTimeout(done));
    named('Other').focus();
    await drawn();
    await drawn();
    expect(words()).toBeNull();
  }
});

test('where messages stand is named in the language of the page', async () => {
  await show(
    <LocaleProvider locale="de" strings={german}>
      <ToastProvider>
        <Telling />
      </ToastProvider>
    </LocaleProvider>,
  );
  await expect.element(page.getByRole('region', { name: 'Meldungen (F8)', exact: true })).toBeInTheDocument();
});

test('once the last of what is filtered by is taken away the focus goes to what is typed in', async () => {
  const asked = { property: 'state', operator: 'contains', value: 'open' } as const;
  await show(<PropertyFilter label="Filter" properties={[{ key: 'state', label: 'State' }]} defaultValue={[asked]} />);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});

/** A page of actions, each of which takes another away. */
function Vanishing() {
  const [left, setLeft] = useState(['Collect', 'Cancel']);
  return (
    <AppShell brand="Desk" navigation={<a href="#repairs">Repairs</a>}>
      {left.map((name) => (
        // A moment later, as an answer comes.
        <Button key={name} onClick={() => setTimeout(() => setLeft((names) => names.filter((one) => one !== name)), 1)}>
          {name}
        </Button>
      ))}
    </AppShell>
  );
}

test('where what has the focus vanishes, it goes to what stands nearest, else to the content', async () => {
  await show(<Vanishing />);
  // Loaded once something has the focus; who presses it has been there a moment.
  await import('../../src/components/app-shell/keep-focus.ts');
  named('Collect').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focus).toBe('Cancel');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.localName).toBe('main');
});

test('a card that goes while it is carried is carried no more', async () => {
  const columns = (cards: string[]) => [
    { key: 'open', title: 'Open', cards: cards.map((name) => ({ key: name, name, content: name })) },
    { key: 'done', title: 'Done', cards: [] },
  ];
  const board = (cards: string[]) => <Board label="Repairs" columns={columns(cards)} moveButton={false} />;
  await show(board(['a', 'b']));
  document.querySelector<HTMLElement>('[data-key=a]')?.focus();
  await userEvent.keyboard(' ');
  const aims = () => document.querySelectorAll('.outline-accent').length;
  await expect.poll(aims).toBe(2);
  await redraw(board(['b']));
  expect(aims()).toBe(0);
});

test('the focus goes with a card that is put elsewhere by whoever holds it, and what was carried is put back aloud', async () => {
  const card = { key: '1', name: 'Ada', content: 'Ada' };
  const board = (at: string) => (
    <AppShell brand="Desk" navigation={null} notice={<button type="button">Above</button>}>
      <Board
        label="Orders"
        columns={['open', 'paid'].map((key) => ({ key, title: key, cards: key === at ? [card] : [] }))}
      />
    </AppShell>
  );
  await show(board('open'));
  document.querySelector<HTMLElement>('[data-key="1"]')?.focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => page.getByText('Ada: over open').query()).not.toBeNull();
  await redraw(board('paid'));
  await expect.poll(() => document.activeElement?.getAttribute('data-key')).toBe('1');
  await expect.poll(() => page.getByText('Ada: back where it was').query()).not.toBeNull();
  // It is away while its owner is asked anew.
  await redraw(board('asked anew'));
  await expect.poll(() => document.activeElement?.textContent).toBe('Above');
  await redraw(board('open'));
  await expect.poll(() => document.activeElement?.getAttribute('data-key')).toBe('1');
});

test('what was opened over a page that is another one by now leaves the focus on its content', async () => {
  const app = (content: ReactNode, over?: ReactNode) => (
    <AppShell brand="Ninefold" navigation={<a href="#first">First</a>}>
      {content}
      {over}
    </AppShell>
  );
  const over = <CommandPalette label="Find" placeholder="Find" groups={[]} nothing="None" onClose={() => undefined} />;
  const search = <SearchInput key="search" label="Search" />;
  await show(app(search));
  document.querySelector<HTMLElement>('input')?.focus();
  await redraw(app(search, over));
  await expect.poll(focus).toBe('Find');
  await redraw(app(<p key="other">Another page</p>));
  await expect.poll(() => document.activeElement?.localName).toBe('main');
});
