import type { ReactNode } from 'react';
import { CreateLink, ScreenHeader, type ScreenProps } from '#app/screens';
import { Card } from '#components/card';
import { ListRecords } from './list-records.tsx';
import { Toolbar } from './toolbar.tsx';
import { useListQuery } from './use-list-query.ts';

/** All records of an entity: searched, filtered and sorted by the address. */
export function ListScreen({ screen, parameters }: ScreenProps): ReactNode {
  const address = useListQuery(screen);
  const { entity } = screen;
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader
        screen={screen}
        parameters={parameters}
        actions={entity && <CreateLink entity={entity} tone="primary" />}
      />
      {entity && (
        <Card className="[&>div]:p-0">
          <Toolbar screen={screen} entity={entity} address={address} />
          <ListRecords screen={screen} entity={entity} address={address} />
        </Card>
      )}
    </div>
  );
}
