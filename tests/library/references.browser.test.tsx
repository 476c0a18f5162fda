import { expect, test } from 'vitest';
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
