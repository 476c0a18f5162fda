import { type FocusEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FailedAction, FailedScreen } from '#app/problems';
import { useIsHere } from '#app/screens';
import { lazily } from '#components/lazily';
import { Skeleton } from '#components/skeleton';
import { type Entity, formatListQuery, type Screen } from '#specification';
import type { BulkList, BulkOutcome } from './bulk.ts';
import { ListTable } from './list-table.tsx';
import { Pages } from './pages.tsx';
import { rowStop } from './row-stop.ts';
import { useListPage } from './use-list-page.ts';
import type { ListAddress } from './use-list-query.ts';
import { selectionWith, useSelection } from './use-selection.ts';

const EmptyList = lazily(() => import('./empty-list.tsx'), 'EmptyList');
const BulkFailures = lazily(() => import('./bulk-failures.tsx'), 'BulkFailures');
const BulkBar = lazily(() => import('./bulk-bar.tsx'), 'BulkBar');

export interface ListPartProps {
  screen: Screen;
  entity: Entity;
  address: ListAddress;
}

interface PageProps extends ListPartProps {
  selected: ReturnType<typeof useSelection>;
  list: BulkList;
  /** Called before nothing is chosen any more, as somebody asked for. */
  onCleared: () => void;
}

/** The records of a list, and what could not be done to some of them: it stays, whatever becomes of the page. */
export function ListRecords(props: ListPartProps): ReactNode {
  const { screen, entity, address } = props;
  const selected = useSelection(`${screen.name}?${formatListQuery({ ...address.asked, page: 1, sort: [] })}`);
  const place = useRef<HTMLDivElement>(null);
  const stoodAt = useRef('');
  const note = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-key]');
    if (row?.dataset.key) stoodAt.current = row.dataset.key;
  };
  /** Whoever used what was shown of the chosen rows is in the rows again when it goes. */
  const goBack = () => {
    if (document.activeElement?.closest('[data-key]')) return;
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.key === stoodAt.current) ?? rows[0];
    rowStop(row)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const isHere = useIsHere();
  const onOutcome = (next: BulkOutcome) => {
    const { failed, chosen } = next;
    const isInUse = document.activeElement === document.body || place.current?.contains(document.activeElement);
    if (isInUse && failed.length === 0) goBack();
    // Of a part of the list some may be no part any more: what nobody sees is not chosen.
    const isOfPart = address.isNarrowed || screen.where;
    selected[1](isOfPart && failed.length === 0 ? () => new Map() : chosen);
    // Nothing can be pressed beside a dialog: what can be taken back is said when it is closed.
    const tell = () => {
      outcome?.tell();
      next.tell();
    };
    if (failed.length === 0) tell();
    setOutcome(failed.length > 0 ? { ...next, tell } : undefined);
  };
  const close = () => {
    outcome?.tell();
    setOutcome(undefined);
  };
  const list = { isHere, onOutcome };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is only noted where the focus is
    <div ref={place} className="contents" onFocus={note}>
      {outcome && (
        <Suspense fallback={null}>
          <BulkFailures {...{ entity, outcome, list }} onClose={close} />
        </Suspense>
      )}
      <RecordsPage {...props} selected={selected} list={list} onCleared={goBack} />
    </div>
  );
}

/** A page of the records that an address asks for, and what can be done with several of them. */
function RecordsPage({ screen, entity, address, selected, list, onCleared }: PageProps): ReactNode {
  const { asked, go, visit } = address;
  const size = screen.pageSize;
  const { data, error, isPending, isPlaceholderData, refetch } = useListPage({ screen, entity, address });
  const [selection, select] = selected;
  const last = data?.total === undefined ? undefined : Math.max(Math.ceil(data.total / size), 1);
  const isBeyond = last !== undefined && asked.page > last && !isPlaceholderData;
  useEffect(() => {
    if (isBeyond) go(({ asked: { page } }) => ({ page: Math.min(page, last) }));
  });
  if (error && !data) return <FailedScreen error={error} what={entity.plural.text} onRetry={() => void refetch()} />;
  // Nothing fitted what was asked before: of what is asked now nobody knows yet.
  const isUnknown = isPlaceholderData && data.items.length === 0;
  if (isPending || isBeyond || isUnknown || !data) return <Skeleton lines={8} className="p-4" />;
  // What is known of a record now goes before what was known when it was chosen.
  const chosen = selectionWith(entity, selection, data.items, [...selection.keys()]);
  return (
    <>
      {error && <FailedAction error={error} onRetry={() => void refetch()} />}
      <ListTable
        screen={screen}
        entity={entity}
        page={data}
        address={address}
        selection={screen.facts.bulk ? [...chosen.keys()] : undefined}
        onSelectionChange={(keys) => select(() => selectionWith(entity, chosen, data.items, keys))}
        busy={isPlaceholderData && data.items.length > 0}
        empty={
          <Suspense fallback={<Skeleton lines={3} className="p-4" />}>
            <EmptyList screen={screen} entity={entity} address={address} />
          </Suspense>
        }
      />
      {chosen.size > 0 && (
        // Keys wait for it.
        <Suspense fallback={<span aria-busy />}>
          <BulkBar
            {...{ screen, entity, address, list }}
            records={[...chosen.values()]}
            total={data.total}
            onCleared={onCleared}
            onSelect={(records) => select(() => new Map(records.map((record) => [entity.keyOf(record), record])))}
          />
        </Suspense>
      )}
      <Pages
        path={`${screen.path}.pageSize`}
        page={asked.page}
        size={size}
        found={data}
        onChange={(page) => visit({ page })}
      />
    </>
  );
}
