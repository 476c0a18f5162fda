import type { ReactElement, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '#components/card';
import { AlertDialog, Dialog, DialogDescription, DialogHeader, DialogTitle, Drawer } from '#components/dialog';
import { Popover } from '#components/popover';
import { show } from './show.tsx';

afterEach(() => void vi.restoreAllMocks());

const header = <CardHeader>Head</CardHeader>;
const footer = <CardFooter>Foot</CardFooter>;
const words = <p data-words>Words</p>;
const room = 16;

const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect;

test.each<[name: string, card: ReactElement]>([
  ['no part', <Card key="">{words}</Card>],
  [
    'a title and a footer',
    <Card key="" title="Head">
      {words}
      {footer}
    </Card>,
  ],
  [
    'a header alone',
    <Card key="">
      {header}
      {words}
    </Card>,
  ],
  [
    'a footer alone',
    <Card key="">
      {words}
      {footer}
    </Card>,
  ],
  [
    'a header and a footer',
    <Card key="">
      {header}
      {words}
      {footer}
    </Card>,
  ],
  [
    'a body',
    <Card key="">
      {header}
      <CardBody>{words}</CardBody>
      {footer}
    </Card>,
  ],
])('a card with %s has room around what is in it, and parts that reach to its edges', async (_, card) => {
  await show(card);
  const sheet = box('section');
  const inner = box('[data-words]');
  expect([inner.left - sheet.left, sheet.right - inner.right]).toEqual([room + 1, room + 1]);
  const head = document.querySelector('[data-card=header]') && box('[data-card=header]');
  const foot = document.querySelector('[data-card=footer]') && box('[data-card=footer]');
  expect(inner.top - (head?.bottom ?? sheet.top + 1)).toBe(room);
  expect((foot?.top ?? sheet.bottom - 1) - inner.bottom).toBe(room);
  for (const part of [head, foot]) if (part) expect([part.left - sheet.left, sheet.right - part.right]).toEqual([1, 1]);
  if (head) expect(head.top).toBe(sheet.top + 1);
  if (foot) expect(foot.bottom).toBe(sheet.bottom - 1);
});

test('beside a body what is in a card reaches to its edges', async () => {
  await show(
    <Card>
      {header}
      <CardBody>More</CardBody>
      {words}
    </Card>,
  );
  expect(box('[data-words]').left - box('section').left).toBe(1);
});

test('a card that is put together is a region named by its title, and one with a name keeps that', async () => {
  const card = (props: object, id?: string) => (
    <Card {...props}>
      <CardHeader>
        <CardTitle id={id}>Spare parts</CardTitle>
      </CardHeader>
      <Card title="Within">{words}</Card>
    </Card>
  );
  await show(card({}));
  await expect.element(page.getByRole('region', { name: 'Spare parts' })).toBeVisible();
  await show(card({}, 'spares'));
  await expect.element(page.getByRole('region', { name: 'Spare parts' })).toBeVisible();
  await show(card({ 'aria-label': 'Stock' }));
  await expect.element(page.getByRole('region', { name: 'Stock' })).toBeVisible();
  await show(<Card>{words}</Card>);
  expect(document.querySelector('[aria-labelledby]')).toBeNull();
});

const sheets: [name: string, draw: (children: ReactNode, props?: object) => ReactElement][] = [
  [
    'Dialog',
    (children, props) => (
      <Dialog defaultOpen {...props}>
        {children}
      </Dialog>
    ),
  ],
  [
    'Drawer',
    (children, props) => (
      <Drawer defaultOpen {...props}>
        {children}
      </Drawer>
    ),
  ],
  [
    'AlertDialog',
    (children, props) => (
      <AlertDialog defaultOpen {...props}>
        {children}
      </AlertDialog>
    ),
  ],
];
const sheet = (name: string) => page.getByRole(/Alert/.test(name) ? 'alertdialog' : 'dialog', { name: 'Order' });
const titled = (id?: string) => (
  <DialogHeader>
    <DialogTitle id={id}>Order</DialogTitle>
    <DialogDescription>Of spare parts.</DialogDescription>
  </DialogHeader>
);

test.each(sheets)('a %s is named by its title, also where that has an id of its own', async (name, draw) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  for (const content of [titled(), titled('order')]) {
    await show(draw(content));
    await expect.element(sheet(name)).toBeVisible();
  }
  await show(draw(words, { 'aria-label': 'Order' }));
  await expect.element(sheet(name)).toBeVisible();
  await new Promise((done) => setTimeout(done, 1200));
  expect(error).not.toHaveBeenCalled();
});

test.each(sheets)('who develops an app is told of a %s without a name, and what to do', async (_, draw) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await show(draw(words));
  await expect.poll(() => error.mock.calls.flat()).toEqual([expect.stringMatching(/no name.*`DialogTitle`/)]);
});

test.each<[name: string, draw: (children: ReactNode) => ReactElement]>([
  [
    'Dialog',
    (children) => (
      <Dialog defaultOpen title="Order">
        {children}
      </Dialog>
    ),
  ],
  [
    'Drawer',
    (children) => (
      <Drawer defaultOpen title="Order">
        {children}
      </Drawer>
    ),
  ],
  [
    'AlertDialog',
    (children) => (
      <AlertDialog defaultOpen title="Go?" description="" action="Go" onAction={() => undefined}>
        {children}
      </AlertDialog>
    ),
  ],
  [
    'Popover',
    (children) => (
      <Popover defaultOpen label="Order" trigger={<button type="button">-</button>}>
        {children}
      </Popover>
    ),
  ],
])('a form in a %s is sent and reset without the form around what opened it', async (_, draw) => {
  const told: string[] = [];
  const tell = (what: string) => ({
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      told.push(`${what} sent`);
    },
    onReset: () => void told.push(`${what} reset`),
  });
  const onPage = vi.fn();
  addEventListener('submit', onPage);
  await show(<form {...tell('around')}>{draw(<form id="within" {...tell('within')} />)}</form>);
  const form = () => document.querySelector<HTMLFormElement>('#within');
  await expect.poll(form).not.toBeNull();
  form()?.requestSubmit();
  form()?.reset();
  removeEventListener('submit', onPage);
  expect(told).toEqual(['within sent', 'within reset']);
  expect(onPage).toHaveBeenCalledOnce();
});
