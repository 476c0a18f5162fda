import { expect, test } from 'vitest';
import { Dialog, DialogDescription, DialogTitle } from '#components/dialog';
import { components } from './gallery.tsx';
import { show } from './show.tsx';

const attributes = ['activedescendant', 'controls', 'describedby', 'details', 'errormessage', 'labelledby', 'owns'];

/** What refers to an element that is not there. What opens later is controlled before it is there. */
function lost(): string[] {
  return attributes
    .map((name) => `aria-${name}`)
    .flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) => {
        const ids = element.getAttribute(name)?.split(' ') ?? [];
        const isLater = name === 'aria-controls' && element.ariaExpanded !== 'true' && element.ariaSelected !== 'true';
        return ids
          .filter((id) => (isLater ? id === '' : !id || !document.getElementById(id)))
          .map((id) => `${element.localName} ${name}="${id}"`);
      }),
    );
}

test.each(components)('$name refers to what is there, and to nothing where there is nothing', async ({ Story }) => {
  await show(<Story />);
  await expect.poll(lost).toEqual([]);
});

test('a description with an id of its own describes its dialog all the same', async () => {
  await show(
    <Dialog defaultOpen>
      <DialogTitle>Close this repair?</DialogTitle>
      <DialogDescription id="why">The customer is told.</DialogDescription>
    </Dialog>,
  );
  await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull();
  expect(lost()).toEqual([]);
  expect(document.getElementById('why')?.textContent).toBe('The customer is told.');
});
