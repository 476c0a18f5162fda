import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useKeptFocus } from '#components/app-shell';
import { Board } from '#components/board';
import { Button } from '#components/button';
import { Dialog } from '#components/dialog';
import { DropdownMenu } from '#components/dropdown-menu';
import { LocaleProvider } from '#components/locale';
import { PortalContainer } from '#components/portal-container';
import { Select } from '#components/select';
import { Tag } from '#components/tag';
import { drawn, show } from './show.tsx';

const places = ['Berlin', 'Oslo'].map((label) => ({ value: label.toLowerCase(), label }));
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
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  return (
    <main ref={place} tabIndex={-1}>
      {isThere && <Button onClick={() => setIsThere(false)}>Vanish</Button>}
      <Button>Stay</Button>
    </main>
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

/** A part of a page behind the edge of a shadow root, with styles of its own. */
async function embed(): Promise<ShadowRoot> {
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
      <PortalContainer container={container}>
        <Select aria-label="Place" options={places} />
        <DropdownMenu
          trigger={<Button>More</Button>}
          entries={[{ kind: 'action', label: 'Rename', onSelect: leave }]}
        />
        <Dialog trigger={<Button>Open</Button>} title="Order">
          <Select aria-label="To" options={places} />
        </Dialog>
        <Cities />
        <Vanishing />
        <Places />
      </PortalContainer>
    </LocaleProvider>,
  );
  await drawn();
  return shadow;
}

afterEach(() => leave());

test('in a shadow root what lies over the page is drawn inside of it, and gives the focus back', async () => {
  const shadow = await embed();
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
