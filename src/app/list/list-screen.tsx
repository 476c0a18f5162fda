import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef } from 'react';
import { aboveReach, CreateLink, ScreenHeader, type ScreenProps } from '#app/screens';
import { Card } from '#components/card';
import { later, lazily } from '#components/lazily';
import { Skeleton } from '#components/skeleton';
import { HowMany } from './how-many.tsx';
import { ListRecords } from './list-records.tsx';
import { Toolbar } from './toolbar.tsx';
import { useListQuery } from './use-list-query.ts';

const ListKeys = later('input', () => import('./list-keys.tsx'), 'ListKeys');
// Who prints does so without having touched anything before.
const OnPaper = later('paper', () => import('./on-paper.tsx'), 'OnPaper');
const ListBoard = lazily(() => import('./list-board.tsx'), 'ListBoard');
const ListCalendar = lazily(() => import('./list-calendar.tsx'), 'ListCalendar');
const layouts = { table: ListRecords, board: ListBoard, calendar: ListCalendar };

/** All records of an entity: searched, filtered and sorted by the address. */
export function ListScreen({ screen, parameters }: ScreenProps): ReactNode {
  const address = useListQuery(screen);
  const sheet = useRef<HTMLElement>(null);
  const { entity } = screen;
  const Records = layouts[address.layout];
  return (
    <div className={`flex flex-col gap-5 ${aboveReach}`}>
      <ScreenHeader
        screen={screen}
        parameters={parameters}
        status={entity && <HowMany {...{ screen, entity, address }} />}
        actions={entity && <CreateLink entity={entity} variant="primary" />}
        isWithinReach
      />
      {entity && (
        <Card ref={sheet} className="print:border-0 [&>[data-card=body]]:p-0">
          <OnceRead>
            <OnPaper screen={screen} entity={entity} address={address} />
          </OnceRead>
          <Toolbar screen={screen} entity={entity} address={address} />
          <Suspense fallback={<Skeleton lines={8} className="p-4" />}>
            <Records screen={screen} entity={entity} address={address} />
          </Suspense>
          <ListKeys screen={screen} entity={entity} address={address} sheet={sheet} />
        </Card>
      )}
    </div>
  );
}

/** What need not be there before the records are. */
function OnceRead({ children }: { children: ReactNode }) {
  return useIsFetching({ queryKey: ['records'] }) > 0 ? null : children;
}
