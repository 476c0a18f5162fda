import { type ReactElement, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppShell } from '#components/app-shell';
import { Board } from '#components/board';
import { Button } from '#components/button';
import { Combobox } from '#components/combobox';
import { Dialog } from '#components/dialog';
import { DropdownMenu } from '#components/dropdown-menu';
import { useAnnounce } from '#components/live-region';
import { LocaleProvider } from '#components/locale';
import { MultiSelect } from '#components/multi-select';
import { PortalContainer } from '#components/portal-container';
import { RadioGroup } from '#components/radio-group';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { Tabs } from '#components/tabs';
import { Tag } from '#components/tag';
import { ToastProvider, useToast } from '#components/toast';
import { ToggleGroup } from '#components/toggle-group';
import { TreeView } from '#components/tree-view';
import { controls } from './controls.tsx';
import { control, press } from './form.tsx';
import { drawn, show } from './show.tsx';

const places = ['Berlin', 'Oslo', 'Paris'].map((label) => ({ value: label.toLowerCase(), label }));
let leave: () => void = () => undefined;

function Cities() {
  const [cities, setCities] = useState(['Cairo', 'Lagos']);
  return cities.map((city) => (
    <Tag key={city} onRemove={() => setCities(cities.filter((other) => other !== city))}>
      {city}
    </Tag>
  ));
}

function Vanishing() {
  const [isThere, setIsThere] = useState(true);
  return (
    <AppShell brand="Desk" navigation={<a href="#desk">Desk</a>}>
      {isThere && <Button onClick={() => setIsThere(false)}>Vanish</Button>}
      <Button>Stay</Button>
    </AppShell>
  );
}

function Places() {
  const [at, setAt] = useState('open');
  const columns = ['open', 'done'].map((key) => ({
    ...{ key, title: key },
    cards: key === at ? [{ key: 'card', name: 'Berlin', content: 'Berlin' }] : [],
  }));
  return <Board label="Places" columns={columns} refusalOf={() => undefined} onMove={(_, to) => setAt(to)} />;
}

function FromMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={<Button>More</Button>}
        entries={[{ kind: 'action', label: 'Edit', onSelect: () => setIsOpen(true) }]}
      />
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Order" actions={<Button>Save</Button>}>
        <Button>First</Button>
      </Dialog>
    </>
  );
}

/** A part of a page behind the edge of a shadow root, with styles of its own. */
async function embed(content: ReactNode): Promise<ShadowRoot> {
  // The styles are on the page by now.
  await show(<p>Somebody else’s page</p>);
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const [place, container] = [document.createElement('div'), document.createElement('div')];
  shadow.append(style, place, container);
  const root = createRoot(place);
  leave = () => root.unmount();
  root.render(
    <LocaleProvider>
      <PortalContainer container={container}>{content}</PortalContainer>
    </LocaleProvider>,
  );
  await drawn();
  return shadow;
}

afterEach(() => leave());

test('in a shadow root what lies over the page is drawn inside of it, and gives the focus back', async () => {
  const shadow = await embed(
    <>
      <Select aria-label="Place" options={places} />
      <DropdownMenu trigger={<Button>More</Button>} entries={[{ kind: 'action', label: 'Rename', onSelect: leave }]} />
      <Dialog trigger={<Button>Open</Button>} title="Order">
        <Select aria-label="To" options={places} />
      </Dialog>
      <Cities />
      <Vanishing />
      <Places />
    </>,
  );
  const find = (selector: string) => shadow.querySelector<HTMLElement>(selector);
  const at = () => shadow.activeElement?.textContent;
  find('[aria-label=Place]')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find('[role=option]')?.textContent).toBe('Berlin');
  expect(document.querySelector('[role=option]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadow.activeElement).toBe(find('[aria-label=Place]'));

  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(at).toBe('Rename');
  await userEvent.keyboard('{Escape}');
  await expect.poll(at).toBe('More');

  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => find('[role=dialog]') !== null).toBe(true);
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await expect.poll(() => getComputedStyle(find('[role=dialog]') as Element).position).toBe('fixed');
  await userEvent.keyboard('{Escape}');
  await expect.poll(at).toBe('Open');

  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => shadow.activeElement?.getAttribute('aria-label')).toBe('Remove Lagos');

  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    await drawn();
  };
  find('main button')?.focus();
  await press('{Enter}');
  await expect.poll(at).toBe('Stay');

  find('[data-key=card]')?.focus();
  await press(' ');
  await press('{ArrowRight}');
  await press(' ');
  await expect.poll(() => shadow.activeElement).toBe(find('[data-key=card]'));
});

const cities = places.map(({ value, label }) => ({ key: value, title: label, label, ...{ id: value, value } }));
const findPlaces = async () => places;
const told: unknown[] = [];
const tell = (value: unknown) => told.push(value);

interface Use {
  draw: ReactElement;
  /** What has the focus to begin with; the first thing that can where absent. */
  from?: string;
  /** Keys, one after the other, what is pressed, or what has the focus before it goes on. */
  does: readonly (string | { press: string } | { reach: string })[];
  /** What comes of it: what was told, or else what has the focus. */
  told?: unknown;
  at?: string;
}

const enter = '{Enter}';
const [down, right, tab] = ['{ArrowDown}', '{ArrowRight}', '{Tab}'];
const option = { press: '[role=option]:nth-of-type(2)' };
const order = (
  <Dialog trigger={<Button>Open</Button>} title="Order" actions={<Button>Save</Button>}>
    <Button>First</Button>
  </Dialog>
);
const uses: Record<string, Use> = {
  Combobox: {
    draw: <Combobox aria-label="Place" search={findPlaces} onValueChange={(place) => tell(place?.value)} />,
    does: [down, option],
    told: 'oslo',
  },
  MultiSelect: {
    draw: <MultiSelect aria-label="Places" search={findPlaces} onValueChange={([place]) => tell(place?.value)} />,
    does: [down, option],
    told: 'oslo',
  },
  Select: {
    draw: <Select aria-label="Place" options={places} defaultValue="berlin" onValueChange={tell} />,
    does: [enter, { reach: '[role=option]' }, down, enter],
    told: 'oslo',
  },
  'Select from its end': {
    draw: <Select aria-label="Place" options={places} defaultValue="paris" onValueChange={tell} />,
    does: [enter, { reach: '[role=option]' }, '{ArrowUp}', enter],
    told: 'oslo',
  },
  RadioGroup: {
    draw: <RadioGroup aria-label="Place" options={places} defaultValue="berlin" onValueChange={tell} />,
    from: '[role=radio]',
    does: [down],
    told: 'oslo',
  },
  SegmentedControl: {
    draw: <SegmentedControl label="Place" options={places} defaultValue="berlin" onValueChange={tell} />,
    from: '[role=radio]',
    does: [right],
    told: 'oslo',
  },
  ToggleGroup: { draw: <ToggleGroup type="multiple" label="Place" options={places} />, does: [right], at: 'Oslo' },
  Tabs: {
    draw: <Tabs label="Place" tabs={places.map((place) => ({ ...place, content: place.label }))} />,
    from: '[role=tab]',
    does: [right],
    at: 'Oslo',
  },
  TreeView: {
    draw: <TreeView label="Place" items={cities} />,
    from: '[role=treeitem]',
    does: [down, down, '{ArrowUp}'],
    at: 'Oslo',
  },
  DropdownMenu: {
    draw: (
      <DropdownMenu
        trigger={<Button>More</Button>}
        entries={places.map(({ label }) => ({ kind: 'action', label, onSelect: () => tell(label) }))}
      />
    ),
    does: [enter, { reach: '[role=menuitem]' }, down, enter],
    told: 'Oslo',
  },
  'Dialog around a Combobox': {
    draw: (
      <Dialog trigger={<Button>Open</Button>} title="Order">
        <Combobox aria-label="Place" search={findPlaces} />
      </Dialog>
    ),
    does: [enter, { reach: '[role=dialog] input' }, 'Oslo{Escape}{Escape}'],
    at: '',
  },
  'Dialog from a menu': {
    draw: <FromMenu />,
    does: [enter, { reach: '[role=menuitem]' }, enter, { reach: '[role=dialog]' }, tab, tab],
    at: 'Save',
  },
  'Dialog from a menu, and back': {
    draw: <FromMenu />,
    does: [enter, { reach: '[role=menuitem]' }, enter, { reach: '[role=dialog]' }, '{Escape}'],
    at: 'More',
  },
  'Dialog, from its end': {
    draw: order,
    does: [enter, { reach: '[role=dialog]' }, tab, tab, tab, tab],
    at: 'First',
  },
  'Dialog, from its beginning': {
    draw: order,
    does: [enter, { reach: '[role=dialog]' }, '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}'],
    at: 'Save',
  },
};

describe.each(Object.entries(uses))('%s', (_, { draw, from = 'button, input', does, ...expected }) => {
  test.each(['on a page', 'in a shadow root'])('%s does what its keys say', async (where) => {
    told.length = 0;
    const page = (
      <>
        {draw}
        <Button>Behind</Button>
      </>
    );
    if (where === 'on a page') await show(page);
    const root = where === 'on a page' ? document : await embed(page);
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    find(from)?.focus();
    for (const one of does) {
      await drawn();
      if (typeof one === 'string') await userEvent.keyboard(one);
      else if ('reach' in one) await expect.poll(() => root.activeElement?.matches(one.reach)).toBe(true);
      else {
        await expect.poll(() => find(one.press)).not.toBeNull();
        await userEvent.click(find(one.press) as Element);
      }
    }
    if (expected.told) await expect.poll(() => new Set(told)).toEqual(new Set([expected.told]));
    else {
      await drawn();
      await expect.poll(() => root.activeElement?.textContent).toBe(expected.at);
    }
  });
});

test.each(Object.entries(controls))(
  'in a shadow root %s is reset with its form',
  async (_, { draw, role, sent, keys }) => {
    const root = await embed(<form>{draw({ name: 'place' }, true)}</form>);
    const form = root.querySelector('form') as HTMLFormElement;
    const place = () => new FormData(form).get('place');
    control(role, root).focus();
    await press(keys, root);
    await expect.poll(place).not.toBe(sent.answered);
    form.reset();
    await expect.poll(place).toBe(sent.answered);
  },
);

test('what is in a dialog scrolls in a shadow root, and what has the focus is asked of the page again once it is gone', async () => {
  const root = await embed(
    <Dialog trigger={<Button>Open</Button>} title="Order">
      <p>Long</p>
    </Dialog>,
  );
  root.querySelector('button')?.focus();
  expect(document.activeElement).toBe(root.querySelector('button'));
  await userEvent.keyboard(enter);
  await expect.poll(() => root.querySelector('[role=dialog] p')).not.toBeNull();
  await drawn();
  const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, composed: true, deltaY: 50 });
  root.querySelector('[role=dialog] p')?.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(false);
  leave();
  await expect.poll(() => Object.hasOwn(document, 'activeElement')).toBe(false);
});

function Telling() {
  const tell = useToast();
  const announce = useAnnounce();
  return (
    <>
      <Button onClick={() => tell({ title: 'Saved', actions: [{ label: 'Undo', onAction: () => undefined }] })}>
        Save
      </Button>
      <Button onClick={() => announce('Sorted by name')}>Sort</Button>
    </>
  );
}

test.each(['in a shadow root', 'in a container of the page'])(
  '%s messages stand in the container and are read out there, and the focus goes back from them',
  async (where) => {
    const content = (
      <ToastProvider>
        <Telling />
        <MultiSelect aria-label="Places" search={findPlaces} defaultValue={places.slice(0, 1)} />
      </ToastProvider>
    );
    const container = document.createElement('div');
    let root: Document | ShadowRoot = document;
    if (where === 'in a shadow root') root = await embed(content);
    else {
      await show(<PortalContainer container={container}>{content}</PortalContainer>);
      document.body.append(container);
    }
    const within = where === 'in a shadow root' ? [...root.children].at(-1) : container;
    const before = document.body.children.length;
    const words = () => within?.textContent ?? '';
    const press = (name: string) =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;
    press('Save').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(words).toContain('Saved');
    // Also what is read out of it.
    await expect.poll(() => within?.querySelector('[role=status]')?.textContent).toMatch(/Saved/);
    press('Sort').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(words).toContain('Sorted by name');
    root.querySelector<HTMLElement>('[aria-label="Remove Berlin"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(words).toContain('Berlin removed');
    press('Save').focus();
    press('Undo').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => root.activeElement?.textContent).toBe('Save');
    expect(document.body.children).toHaveLength(before);
  },
);
