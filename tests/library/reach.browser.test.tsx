import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#components/button';
import { AlertDialog, Dialog, Drawer } from '#components/dialog';
import { show } from './show.tsx';

const words = 'All of its repairs, photos and invoices go with it, for everybody who works with them. '.repeat(3);
const title = 'Delete the workspace of the repair shop in Harbour Street?';
const actions = (
  <>
    <Button>Go back to the list</Button>
    <Button>Keep it for now</Button>
    <Button variant="primary">Delete the workspace</Button>
  </>
);

const sheets: Record<string, ReactElement> = {
  dialog: (
    <Dialog defaultOpen title={title} description={words} actions={actions}>
      {words}
    </Dialog>
  ),
  drawer: (
    <Drawer defaultOpen title={title} description={words} actions={actions}>
      {words}
    </Drawer>
  ),
  'alert-dialog': (
    <AlertDialog defaultOpen title={title} description={words} action="Delete the workspace" onAction={() => undefined}>
      {words}
    </AlertDialog>
  ),
};

const windows: [width: number, height: number, text: string][] = [
  [390, 700, '200%'],
  [640, 450, '200%'],
  [320, 568, '200%'],
  [1280, 420, '100%'],
];

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test.each(Object.keys(sheets).flatMap((name) => windows.map((window) => [name, ...window] as const)))(
  'all of a %s can be come to in %i × %i at %s',
  async (name, width, height, text) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = text;
    await show(sheets[name]);
    const buttons = () => [
      ...document.querySelectorAll<HTMLElement>('[role=dialog] button, [role=alertdialog] button'),
    ];
    await expect.poll(() => buttons().length).toBeGreaterThan(1);
    for (const button of buttons()) {
      (document.activeElement as HTMLElement).blur();
      button.focus();
      await new Promise((done) => requestAnimationFrame(done));
      const { top, bottom, left } = button.getBoundingClientRect();
      expect(top, button.textContent).toBeGreaterThanOrEqual(0);
      expect(bottom, button.textContent).toBeLessThanOrEqual(innerHeight + 1);
      expect(button.contains(document.elementFromPoint(left + 8, (top + bottom) / 2)), button.textContent).toBe(true);
    }
  },
);
