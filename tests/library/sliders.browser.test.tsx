import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '#components/field';
import { LocaleProvider } from '#components/locale';
import { RangeSlider, Slider } from '#components/slider';
import { form, showForm } from './form.tsx';
import { show } from './show.tsx';

const thumb = (name: string) => page.getByRole('slider', { name });

test('a range is sent as two values of one name, and nobody is told when the form goes back', async () => {
  const tell = vi.fn();
  await showForm(<RangeSlider name="price" aria-label="Price" defaultValue={[10, 40]} onValueChange={tell} />);
  const sent = () => new FormData(form()).getAll('price');
  expect(sent()).toEqual(['10', '40']);
  (thumb('Maximum').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(sent).toEqual(['10', '41']);
  (document.activeElement as HTMLElement).blur();
  form().reset();
  await expect.poll(sent).toEqual(['10', '40']);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(document.body);
});

test('a press on the track moves the nearer thumb, and tells where it is let go', async () => {
  const commit = vi.fn();
  await show(
    <RangeSlider aria-label="Price" step={10} defaultValue={[20, 80]} onValueCommit={commit} style={{ width: 300 }} />,
  );
  const track = document.querySelector('[data-orientation]') as HTMLElement;
  await userEvent.click(track, { position: { x: track.clientWidth - 2, y: 10 } });
  expect(commit).toHaveBeenLastCalledWith([20, 100]);
  await expect.element(thumb('Maximum')).toHaveFocus();
  await userEvent.click(track, { position: { x: 2, y: 10 } });
  expect(commit).toHaveBeenLastCalledWith([0, 100]);
});

test('a press where the thumb of an unanswered slider stands answers', async () => {
  const tell = vi.fn();
  await show(<Slider aria-label="Much" min={5} onValueChange={tell} />);
  await thumb('Much').click();
  expect(tell.mock.calls).toEqual([[5]]);
});

test.each([
  ['de', '1.200 €', '200–1.200 €'],
  ['ja', '€1,200', '€200 ～ €1,200'],
])('in %s numbers are written as the language does', async (locale, one, both) => {
  const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
  await show(
    <LocaleProvider locale={locale}>
      <Field label="Price">
        <RangeSlider max={2000} defaultValue={[200, 1200]} format={format} />
      </Field>
    </LocaleProvider>,
  );
  const told = document.querySelectorAll('[role=slider]')[1]?.getAttribute('aria-valuetext');
  expect(plain(told)?.replace(' ', '')).toBe(one.replace(' ', ''));
  expect(plain(document.querySelector('[role=group] bdi:last-child')?.textContent)).toBe(both);
});

test('what it says stands in the same place wherever its thumb is, and each thumb is pressed in 24 px', async () => {
  await show(<Slider aria-label="Much" size="sm" defaultValue={1} max={1000} style={{ width: 300 }} />);
  const track = () => document.querySelector('[data-orientation]')?.getBoundingClientRect().width;
  const before = track();
  (thumb('Much').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  expect(track()).toBe(before);
  const { left, top, width, height } = thumb('Much').element().getBoundingClientRect();
  for (const side of [-11, 11]) {
    const hit = document.elementFromPoint(left + width / 2 + side, top + height / 2);
    expect(hit?.getAttribute('role')).toBe('slider');
  }
});

test.each([
  [100, 50, 'ltr'],
  [0, 50, 'ltr'],
  [100, 50, 'rtl'],
] as const)('both thumbs at %i are drawn apart', async (end, to, direction) => {
  await show(<RangeSlider aria-label="Price" defaultValue={[end, end]} style={{ width: 300 }} />, direction);
  const track = document.querySelector('[data-orientation]') as HTMLElement;
  const at = thumb('Minimum').element();
  await userEvent.dragAndDrop(at, track, { targetPosition: { x: track.clientWidth / 2, y: 10 }, force: true });
  const values = [...document.querySelectorAll('[role=slider]')].map(({ ariaValueNow }) => Number(ariaValueNow));
  expect(values.filter((value) => value === end)).toHaveLength(1);
  expect(values.some((value) => Math.abs(value - to) < 5)).toBe(true);
});

test('what lies beyond its ends is shown and sent as its end, as of any range of a browser', async () => {
  await showForm(<Slider name="much" aria-label="Much" max={50} defaultValue={80} />);
  expect(thumb('Much').element().ariaValueNow).toBe('50');
  expect(thumb('Much').element().getAttribute('aria-valuetext')).toBe('50');
  expect(new FormData(form()).get('much')).toBe('50');
});

test.each([
  ['right', 0.8, [50, 80], 'ltr'],
  ['left', 0.2, [20, 50], 'ltr'],
  ['left from right to left', 0.2, [50, 80], 'rtl'],
] as const)(
  'a press %s of two thumbs that stand in one place takes the one that can go there',
  async (_, at, expected, direction) => {
    const commit = vi.fn();
    await show(
      <RangeSlider
        aria-label="Price"
        step={10}
        defaultValue={[50, 50]}
        onValueCommit={commit}
        style={{ width: 300 }}
      />,
      direction,
    );
    const track = document.querySelector('[data-orientation]') as HTMLElement;
    await userEvent.click(track, { position: { x: at * track.clientWidth, y: 10 } });
    expect(commit.mock.calls).toEqual([[expected]]);
    expect(thumbs().map(({ ariaValueNow }) => Number(ariaValueNow))).toEqual(expected);
  },
);

const thumbs = () => [...document.querySelectorAll('[role=slider]')];

test.each(['keys', 'a press'])('an end that lies on no step is nowhere that it goes, by %s', async (by) => {
  const tell = vi.fn();
  await show(<Slider aria-label="Much" step={0.3} max={1} defaultValue={0.3} onValueChange={tell} />);
  const track = document.querySelector('[data-orientation]') as HTMLElement;
  if (by === 'keys') {
    (thumbs()[0] as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{End}');
  } else await userEvent.click(track, { position: { x: track.clientWidth - 2, y: 10 } });
  expect(tell).toHaveBeenLastCalledWith(0.9);
  expect(thumbs()[0]?.getAttribute('aria-valuemax')).toBe('0.9');
});

test('a range that nobody has answered is sent as one empty answer, and what it asks for is said', async () => {
  await showForm(
    <Field label="Price">
      <RangeSlider name="price" required />
    </Field>,
  );
  expect(new FormData(form()).getAll('price')).toEqual(['']);
  form().requestSubmit();
  await expect.element(page.getByText('This needs an answer.')).toBeVisible();
});

test('what is only to be read does not look as if it could be moved', async () => {
  await show(
    <>
      <Slider aria-label="Moved" defaultValue={40} />
      <Slider aria-label="Read" defaultValue={40} readOnly />
    </>,
  );
  const [moved, read] = thumbs().map((one) => getComputedStyle(one));
  expect(read?.borderColor).not.toBe(moved?.borderColor);
  expect(read?.backgroundColor).not.toBe(moved?.backgroundColor);
});

test.each(['ltr', 'rtl'] as const)(
  '%s: in 320 px no words of it lie over others, and its value takes one line',
  async (direction) => {
    const said = ['Never at all, please', 'Once in a while', 'Now and again', 'Quite often', 'At every occasion'];
    await show(
      <div style={{ width: 288 }}>
        <RangeSlider
          aria-label="Often"
          max={4}
          defaultValue={[1, 3]}
          valueText={(value) => said[value] ?? ''}
          marks={said.map((label, value) => ({ value, label }))}
        />
      </div>,
      direction,
    );
    const labels = [...document.querySelectorAll('[aria-hidden].text-muted > *')].filter(
      (one) => getComputedStyle(one).visibility === 'visible',
    );
    const boxes = labels.map((one) => one.getBoundingClientRect()).sort((one, other) => one.left - other.left);
    expect(boxes.length).toBeGreaterThan(1);
    for (const [index, box] of boxes.slice(1).entries())
      expect(box.left).toBeGreaterThanOrEqual(boxes[index]?.right ?? 0);
    const value = document.querySelector('[aria-hidden] bdi:last-child') as HTMLElement;
    const words = document.createRange();
    words.selectNodeContents(value);
    expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
  },
);
