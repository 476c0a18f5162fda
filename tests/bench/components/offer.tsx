import type { ComponentType, ReactNode } from 'react';
import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Draws so many of a part, at once. */
    mountMany: (part: string, count: number) => void;
  }
}

/** Lets a benchmark draw many of each part. @param around what a library asks for around all that is its own */
export function offer(
  parts: Record<string, ComponentType<{ n: number }>>,
  Around: ComponentType<{ children: ReactNode }> = Fragment,
) {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  window.mountMany = (name, count) => {
    const Part = parts[name];
    if (!Part) throw new Error(`there is no ${name}`);
    const numbers = Array.from({ length: count }, (_, n) => n);
    const all = numbers.map((n) => <Part key={n} n={n} />);
    flushSync(() => root.render(<Around>{all}</Around>));
  };
}
