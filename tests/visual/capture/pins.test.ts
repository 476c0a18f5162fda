import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pins } from './page/pins.ts';

const nothing = () => undefined;

/** As much of a page as the pins hold on to. */
function page(timers: Record<string, unknown> = {}) {
  class IntersectionObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const frames = { requestAnimationFrame: nothing, cancelAnimationFrame: nothing };
  const clocks = { setTimeout, clearTimeout, setInterval, requestIdleCallback: nothing, ...timers };
  const scope: Record<string, unknown> = {
    ...frames,
    ...clocks,
    performance: { now: () => 0 },
    queueMicrotask,
    crypto: {},
    IntersectionObserver,
    innerWidth: 1280,
  };
  scope.window = scope;
  runInNewContext(`(${pins})(0)`, scope);
  return scope as unknown as Window & typeof globalThis;
}

test('what is watched is told to be in view, once, and only while it is watched', async () => {
  const told: string[] = [];
  const seen = ([entry]: IntersectionObserverEntry[]) => told.push(entry?.target.id ?? '');
  const observer = new (page().IntersectionObserver)(seen);
  const element = (id: string) => ({ id, getBoundingClientRect: nothing }) as unknown as Element;
  const [one, two, three] = [element('one'), element('two'), element('three')];
  for (const each of [one, two]) observer.observe(each);
  observer.disconnect();
  for (const each of [two, three]) observer.observe(each);
  observer.unobserve(three);
  await Promise.resolve();
  expect(told).toEqual(['two']);
});

test('who asks whether something moves is told by the browser alone', async () => {
  const told: string[] = [];
  const observer = new (page().IntersectionObserver)(() => told.push('moved'), { threshold: 1 });
  observer.observe({ getBoundingClientRect: nothing } as unknown as Element);
  await Promise.resolve();
  expect(told).toEqual([]);
});

test('what is loaded ahead, every other second or once nothing is to do, never begins after its story', () => {
  const due: (() => void)[] = [];
  const keep = (act: () => void) => due.push(act);
  const tick = () => {
    for (const act of due) act();
  };
  const window = page({ setInterval: keep, requestIdleCallback: keep });
  const done: string[] = [];
  window.ninefoldPins.begin('one');
  window.setInterval(() => done.push('now and then'), 2000);
  window.setInterval(() => done.push('often'), 50);
  window.requestIdleCallback(() => done.push('idle'));
  tick();
  expect(done).toEqual(['now and then', 'often', 'idle']);
  window.ninefoldPins.finish();
  tick();
  window.ninefoldPins.begin('two');
  tick();
  expect(done.slice(3)).toEqual(['often', 'often']);
});
