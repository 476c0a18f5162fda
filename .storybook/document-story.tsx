import type { StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import { type Connection, SessionProvider } from '#app/data';
import { FieldViewsContext, fieldViews } from '#app/fields';
import { Pages } from '#app/pages';
import { ProductContext, productOf } from '#app/product';
import { pathOf } from '#app/screens';
import { writeSetting } from '#app/settings';
import { Shell } from '#app/shell';
import { createBackend, memoryStore, sampleRecords } from '#backend';
import { ToastProvider } from '#components/toast';
import { fillPath, keyField, type Specification } from '#spec';
import type { Reading } from '#spec/read';
import type { DocumentStory, StoryState } from './document-stories.ts';

/** The day of all stories: samples are made from it. */
const today = new Date('2026-03-09T10:00:00Z');

/** Parts of the app come when they are asked for; the first time they take a while. */
const patience = { timeout: 15_000 };

/** A page of a document as the app shows it, in one of its states. */
export function documentStory(
  product: string,
  reading: Reading,
  { name, screen: screenName, path, role, state }: DocumentStory,
): StoryObj {
  const { specification } = reading;
  const opened = { ...productOf(product, reading), to: (address: string) => address };
  return {
    name,
    beforeEach: () => {
      localStorage.clear();
      writeSetting('show-gaps', state === 'gaps' ? 'yes' : 'no');
      writeSetting(`role.${opened.id}`, role);
    },
    render: (_, { id }) => (
      <QueryClientProvider
        key={id}
        client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}
      >
        <FieldViewsContext value={fieldViews}>
          <ProductContext value={opened}>
            <SessionProvider connection={connectionIn(state, specification)}>
              <ToastProvider>
                <MemoryRouter initialEntries={[path ?? addressOf(specification, screenName ?? '')]}>
                  <Shell>
                    <Pages />
                  </Shell>
                </MemoryRouter>
              </ToastProvider>
            </SessionProvider>
          </ProductContext>
        </FieldViewsContext>
      </QueryClientProvider>
    ),
    play: async () => {
      if (state === 'loading') {
        await expect((await screen.findAllByText('Loading…', {}, patience)).length).toBeGreaterThan(0);
      } else if (state === 'failed' || state === 'denied') {
        await screen.findAllByRole('alert', {}, patience);
      } else {
        await screen.findByRole('heading', { level: 1 }, patience);
        await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull(), patience);
        await expect(screen.queryByRole('alert')).toBeNull();
      }
    },
  };
}

function addressOf(specification: Specification, name: string): string {
  const screen = specification.screens[name];
  if (!screen) return '/';
  const entity = screen.entity ?? '';
  const key = sampleRecords(specification, today)[entity]?.[0]?.key ?? '';
  return fillPath(pathOf(name, screen), { [keyField(specification.entities[entity])]: key, id: key, key });
}

function connectionIn(state: StoryState, specification: Specification): Connection {
  switch (state) {
    case 'loading':
      return { send: () => new Promise(() => undefined) };
    case 'failed':
      return { send: () => Promise.reject(new TypeError('no network')) };
    case 'empty':
    case 'filled':
    case 'denied':
    case 'gaps': {
      const store = memoryStore();
      const ready = store.fill(state === 'empty' ? {} : sampleRecords(specification, today));
      const backend = createBackend(specification, { store, now: () => today });
      return { send: (request) => ready.then(() => backend(request)), reset: async () => undefined };
    }
  }
}
