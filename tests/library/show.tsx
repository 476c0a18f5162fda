import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { type Direction, LocaleProvider } from '#components/locale';
import '../../src/components/styles.css';

let root: Root | undefined;

/** Draws something on an empty page, as an app would. */
export async function show(content: ReactNode, direction: Direction = 'ltr'): Promise<void> {
  clear();
  document.documentElement.dir = direction;
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await redraw(content, direction);
}

/** Draws what is on the page once more, with something changed. */
export async function redraw(content: ReactNode, direction: Direction = 'ltr'): Promise<void> {
  // A busy machine draws frames before React has come to it.
  flushSync(() =>
    root?.render(
      <StrictMode>
        <LocaleProvider direction={direction}>{content}</LocaleProvider>
      </StrictMode>,
    ),
  );
  await drawn();
}

/** Until what was asked for is drawn. */
export async function drawn(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

function clear() {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}

afterEach(clear);
