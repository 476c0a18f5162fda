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
