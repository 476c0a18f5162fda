import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../../../src/components/styles.css';
import { Pages } from '#app/pages';
import { DocumentContext, documentOf } from '#app/product';
import { AppProviders, createQueries, ProductProviders } from '#app/providers';
import { createBackend, indexedDbStore } from '#backend';
import { overBackend } from '#client';
import { makers, reading, recordOf, things } from './things.ts';

const document = documentOf('product', reading);

/** The app over a store in IndexedDB that was just opened. */
window.showThings = async (count) => {
  const name = `save-${count}`;
  const filled = indexedDbStore(name);
  await filled.fill({ thing: things(count).map(recordOf), maker: makers.map(recordOf) });
  filled.close();
  const backend = createBackend(document.product, { store: indexedDbStore(name) });
  createRoot(window.document.body.appendChild(window.document.createElement('div'))).render(
    <AppProviders queries={createQueries()}>
      <MemoryRouter>
        <DocumentContext value={document}>
          <ProductProviders connection={overBackend(backend)}>
            <main>
              <Pages />
            </main>
          </ProductProviders>
        </DocumentContext>
      </MemoryRouter>
    </AppProviders>,
  );
};

declare global {
  interface Window {
    showThings: (count: number) => Promise<void>;
  }
}
