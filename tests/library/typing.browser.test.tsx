import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateInput, TimeInput } from '#components/date-input';
import { LocaleProvider } from '#components/locale';
import { TextInput, useTyped } from '#components/text-input';
import { Textarea } from '#components/textarea';
import { show } from './show.tsx';

/** What is told comes back as through an address: when the test says so, else at once. */
function Searched({ told }: { told?: (() => void)[] }) {
  const [address, setAddress] = useState('');
  const [typed, type] = useTyped(address, (text) => {
    const comesBack = () => setAddress(text);
    if (told) told.push(comesBack);
    else comesBack();
  });
  return (
    <>
      <TextInput aria-label="Search" value={typed} onChange={(event) => type(event.target.value)} />
      <output aria-label="Address">{address}</output>
      <button type="button" onClick={() => setAddress('lamp')}>
        Lamps
      </button>
    </>
  );
}

test('no letter is lost while what was told before comes back', async () => {
  const told: (() => void)[] = [];
  await show(<Searched told={told} />);
  const search = page.getByRole('textbox', { name: 'Search' });
  const address = page.getByRole('status', { name: 'Address' });
  await search.click();
  await userEvent.keyboard('gre');
  await expect.poll(() => told.length).toBe(1);
  await userEvent.keyboard('at');
  told[0]?.();
  await expect.element(address).toHaveTextContent('gre');
  expect(search.element()).toHaveValue('great');
  // Slowly typed, each letter is told by itself.
  await expect
    .poll(() => {
      for (const comesBack of told.slice(1)) comesBack();
      return address.element().textContent;
    })
    .toBe('great');
  expect(search.element()).toHaveValue('great');
});

/** As a popover is closed over its control. */
function Closing({ onClose }: { onClose?: () => void }) {
  const [address, setAddress] = useState('');
  const [isOpen, setIsOpen] = useState(true);
  const close = (event: { key: string }) => {
    if (event.key !== 'Escape') return;
    onClose?.();
    setIsOpen(false);
  };
  return (
    <fieldset onKeyDown={close}>
      {isOpen && <Sought {...{ address, setAddress }} />}
      <output aria-label="Address">{address}</output>
    </fieldset>
  );
}

function Sought({ address, setAddress }: { address: string; setAddress: (address: string) => void }) {
  const [typed, type] = useTyped(address, setAddress);
  return <TextInput aria-label="Search" value={typed} onValueChange={type} />;
}

test.each([
  ['told where its control goes at once', undefined, 'great'],
  [
    'dropped where the page goes, too',
    () => {
      const { href } = location;
      history.pushState(null, '', '/elsewhere');
      onTestFinished(() => history.replaceState(null, '', href));
    },
    '',
  ],
])('what is typed is %s', async (_, onClose, then) => {
  await show(<Closing {...(onClose && { onClose })} />);
  await page.getByRole('textbox', { name: 'Search' }).click();
  await userEvent.keyboard('great{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
  await expect.poll(() => page.getByRole('status', { name: 'Address' }).element().textContent).toBe(then);
});

test('what is changed elsewhere is shown, also back to what was told before', async () => {
  await show(<Searched />);
  const search = page.getByRole('textbox', { name: 'Search' });
  const address = page.getByRole('status', { name: 'Address' });
  await search.click();
  await userEvent.keyboard('lamp');
  await expect.element(address).toHaveTextContent('lamp');
  await userEvent.keyboard('s');
  await expect.element(address).toHaveTextContent('lamps');
  await page.getByRole('button', { name: 'Lamps' }).click();
  await expect.element(search).toHaveValue('lamp');
});

test('what is typed has the direction of its words, on a page of the other one', async () => {
  await show(
    <>
      <TextInput aria-label="Name" defaultValue="hello" />
      <Textarea aria-label="Note" defaultValue="hello" />
    </>,
    'rtl',
  );
  for (const name of ['Name', 'Note']) {
    const box = page.getByRole('textbox', { name });
    // On its left, where the words begin.
    await userEvent.click(box, { position: { x: 14, y: 16 } });
    expect(box.element()).toHaveProperty(
      'selectionStart',
      expect.toSatisfy((at: number) => at < 3),
    );
  }
});

test('a digit of a year that is typed over the same one counts', async () => {
  await show(
    <form>
      <DateInput aria-label="Due" name="due" />
    </form>,
  );
  await page.getByRole('spinbutton').first().click();
  await userEvent.keyboard('11092222');
  const form = document.querySelector('form') as HTMLFormElement;
  await expect.poll(() => new FormData(form).get('due')).toBe('2222-11-09');
});

test('what is pasted and cannot be read is said of the day itself', async () => {
  await show(<DateInput aria-label="Due" />);
  const first = page.getByRole('spinbutton').first();
  await first.click();
  const data = new DataTransfer();
  data.setData('text', 'next week');
  first.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(first).toHaveAttribute('aria-invalid', 'true');
  await expect.element(first).toHaveAccessibleDescription(/next week/);
});

test('a language that is read from right to left is so by itself: its hours stand before its minutes as its digits do', async () => {
  await show(
    <LocaleProvider locale="ar">
      <TimeInput aria-label="At" defaultValue="10:30" />
    </LocaleProvider>,
    'rtl',
  );
  const [hours, minutes] = page.getByRole('spinbutton').elements();
  expect(hours?.getBoundingClientRect().left).toBeLessThan(minutes?.getBoundingClientRect().left ?? 0);
});

test('a letter that is no part of a day takes nothing away, typed over all of it', async () => {
  await show(<DateInput aria-label="Due" defaultValue="2026-12-02" />);
  const first = page.getByRole('spinbutton').first();
  await first.click();
  await userEvent.keyboard('{Control>}a{/Control}nope');
  const written = () =>
    page
      .getByRole('spinbutton')
      .elements()
      .map(({ ariaValueNow }) => ariaValueNow);
  expect(written()).toEqual(['12', '2', '2026']);
  await userEvent.keyboard('0');
  await expect.poll(written).toEqual([null, null, null]);
});
