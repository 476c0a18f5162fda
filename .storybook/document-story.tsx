import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { specificationPath } from '#app/gaps';
import { Pages } from '#app/pages';
import { documentOf, type LiveReading, type OpenDocument } from '#app/product';
import { Shell } from '#app/shell';
import { type Answering, InDocument, type SampleRecords, samplesOf } from '#app/stories';
import type { Product } from '#specification';
import { modesOfKinds } from './modes.ts';
import type { DocumentStory, StoryState } from './stories-of.ts';

/** What makes the stories of a document, which is compiled once for all of them. */
export function storyIn(name: string, reading: LiveReading): (story: DocumentStory) => StoryObj {
  const opened = documentOf(name, reading);
  return (story) => documentStory(opened, story);
}

/** A page of a document as the app shows it, in one of its states. */
function documentStory(opened: OpenDocument, story: DocumentStory): StoryObj {
  const { name, role, state } = story;
  const answering = answeringIn(state);
  return {
    name,
    parameters: { chromatic: { modes: modesOfKinds(story.kinds) } },
    loaders: [
      async () => {
        await opened.product.ready();
        const records = await samplesOf(opened.product);
        return { records, address: addressOf(opened.product, story, records) };
      },
    ],
    render: (_, { id, loaded: { records, address } }) => (
      <InDocument
        key={id}
        document={opened}
        records={async () => records}
        address={address}
        showsGaps={state === 'gaps'}
        {...{ role, answering }}
      >
        <Shell>
          <Pages />
        </Shell>
      </InDocument>
    ),
    play: () => seeWhatIsMeant(state),
  };
}

function answeringIn(state: StoryState): Answering {
  return state === 'denied' || state === 'gaps' ? 'filled' : state;
}

/** Whether something is still on its way, in whatever language that is said. */
const isBusy = (within = 'body') => document.querySelector(`${within} [aria-busy=true]`) !== null;

async function seeWhatIsMeant(state: StoryState) {
  if (state === 'loading') {
    await waitFor(() => expect(isBusy()).toBe(true));
  } else if (state === 'failed' || state === 'denied') {
    await screen.findAllByRole('alert');
    await screen.findByRole('heading', { level: 1 });
  } else {
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(isBusy()).toBe(false));
    await expect(screen.queryByRole('alert')).toBeNull();
  }
  await waitFor(() => expect(isBusy('nav')).toBe(false));
}

/** Where the page is found; of a screen that needs a record with the first of the samples. */
function addressOf(product: Product, { screen: name, chapter }: DocumentStory, records: SampleRecords): string {
  const about = specificationPath(product);
  if (name === undefined) return chapter ? `${about}/${chapter}` : about;
  const found = product.screen(name);
  const record = found?.entity ? records[found.entity.name]?.[0]?.values : undefined;
  return found?.addressOf(record ?? {}) ?? '/';
}
