import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { DraftsContext } from '#app/data';
import { DocumentContext, type OpenDocument } from '#app/product';
import { AppProviders, createQueries, ProductProviders } from '#app/providers';
import { writeSetting } from '#app/settings';
import type { SampleState } from '#client';
import { type Direction, LocaleProvider, useLocale } from '#components/locale';
import { type Answering, connectionIn, type SampleRecords } from './connection.ts';
import { draftsInMemory } from './drafts.ts';

export interface InDocumentProps {
  document: OpenDocument;
  address: string;
  answering?: Answering;
  /** What there is; samples of the document where absent. */
  records?: () => Promise<SampleRecords>;
  /** What became of the sample records; not told where absent. */
  sampleState?: SampleState;
  /** Who looks; nobody of any role where absent. */
  role?: string;
  showsGaps?: boolean;
  children: ReactNode;
}

/** Everything that a part of the app stands in, over records of its own. */
export function InDocument({
  document: opened,
  address,
  answering = 'filled',
  records,
  role = '',
  sampleState,
  showsGaps = false,
  children,
}: InDocumentProps) {
  // From right to left where the toolbar says so, also where the document is not written so.
  const { direction, locale } = useLocale();
  // The language of the toolbar, where the document is written in it.
  const spoken = opened.product.locales.find((one) => one === locale) ?? opened.product.locales[0] ?? null;
  const [queries, setQueries] = useState<ReturnType<typeof createQueries>>();
  useEffect(() => {
    // What an earlier story left behind is not of this one.
    localStorage.clear();
    writeSetting(`role.${opened.id}`, role);
    // Whichever language the browser likes best.
    writeSetting(`locale.${opened.id}`, spoken);
    writeSetting('show-gaps', showsGaps ? 'yes' : 'no');
    setQueries(createQueries());
  }, [opened.id, spoken, role, showsGaps]);
  const [drafts] = useState(draftsInMemory);
  // Where it stands the document is alone: its addresses begin with nothing.
  const [alone] = useState(() => ({ ...opened, to: (address: string) => address }));
  const [connection] = useState(() => connectionIn(answering, opened.product, records, sampleState));
  if (!queries) return null;
  return (
    <AppProviders queries={queries}>
      <MemoryRouter initialEntries={[address]}>
        <DocumentContext value={alone}>
          <DraftsContext value={drafts}>
            <ProductProviders connection={connection}>
              <InDirection direction={direction}>{children}</InDirection>
            </ProductProviders>
          </DraftsContext>
        </DocumentContext>
      </MemoryRouter>
    </AppProviders>
  );
}

function InDirection({ direction, children }: { direction: Direction; children: ReactNode }) {
  const here = useLocale();
  // Only then has the product said its own.
  useEffect(() => {
    if (direction === 'rtl') document.documentElement.dir = direction;
  }, [direction]);
  return (
    <LocaleProvider {...here} direction={direction === 'rtl' ? 'rtl' : here.direction}>
      {children}
    </LocaleProvider>
  );
}
