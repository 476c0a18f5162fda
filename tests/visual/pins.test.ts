import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pins } from './page/pins.ts';

const nothing = () => undefined;

/** As much of a page as the pins hold on to. */
function page() {
  class IntersectionObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const frames = { requestAnimationFrame: nothing, cancelAnimationFrame: nothing };
  const timers = { setTimeout, clearTimeout, queueMicrotask, performance: { now: () => 0 } };
  const scope: Record<string, unknown> = { ...frames, ...timers, crypto: {}, IntersectionObserver, innerWidth: 1280 };
  scope.window = scope;
  runInNewContext(`(${pins})(0)`, scope);
  return scope as { IntersectionObserver: typeof globalThis.IntersectionObserver };
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
