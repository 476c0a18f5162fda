import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { useRecords, useSession } from '#app/data';
import { GapNote, useGapOutline } from '#app/gaps';
import { useTools } from '#app/messages/tools';
import { useDocument } from '#app/product';
import { CreateLink, datesOf, ownFacts, useListOf } from '#app/screens';
import { Card } from '#components/card';
import { Gap } from '#components/gap';
import { Link } from '#components/link';
import { Skeleton } from '#components/skeleton';
import { type Entity, everything, formatListQuery, type Path, type Related, type Values } from '#specification';
import type { OnFailure } from './failed-panels.tsx';
import { RelatedTable } from './related-table.tsx';

interface RelatedRecordsProps {
  /** Of the fact. */
  path: string;
  related: Related;
  of: Entity;
  values: Values;
  onFailure: OnFailure;
}

/** Beyond so many, all of them are a list of their own. */
const most = 10;

/** What a panel is called: after the field too, where several lead to the record. */
export function relatedTitle({ entity, by }: Related, of: Entity): string {
  const plural = entity.plural.text;
  return by && entity.pathsTo(of).length > 1 ? `${plural}: ${by.label.text}` : plural;
}

/** Records of another entity that refer to this one, by the field that is meant. */
export function RelatedRecords({ path, related, of, values, onFailure }: RelatedRecordsProps) {
  const { entity, by, isAssumed } = related;
  const { record: words } = useTools();
  const plural = entity.plural.text;
  const title = relatedTitle(related, of);
  if (!by && import.meta.env.PRODUCT_ALONE) return null;
  if (!by) return <Gap title={words.unrelated(plural, of.label.text)} />;
  return (
    <Referring
      {...{ entity, by, title, path, onFailure }}
      recordKey={of.keyOf(values)}
      certainty={isAssumed && !import.meta.env.PRODUCT_ALONE ? 'assumed' : 'stated'}
    />
  );
}

interface ReferringProps {
  entity: Entity;
  by: Path;
  title: string;
  path: string;
  recordKey: string;
  certainty: 'assumed' | 'stated';
  onFailure: OnFailure;
}

function Referring({ entity, by, title, path, recordKey, certainty, onFailure }: ReferringProps) {
  const { subject } = useSession();
  // Beside a record one looks for what happened last.
  const sort = datesOf(entity, subject)
    .slice(0, 1)
    .map(({ name }) => `-${name}`);
  const query = { ...everything, filters: new Map([[by.name, { oneOf: [recordKey] }]]), sort };
  const { data, error, isPending, refetch } = useRecords(entity, { query, size: most });
  const failure = data ? null : error;
  const shown = ownFacts(entity);
  const outline = useGapOutline(path, shown);
  useEffect(() => {
    if (!failure) return undefined;
    onFailure(path, { title, error: failure, retry: () => void refetch() });
    return () => onFailure(path, undefined);
  }, [failure, onFailure, path, title, refetch]);
  // It is said once for all that failed the same way.
  if (failure) return null;
  const total = data?.total;
  return (
    <Card
      title={<span className={outline}>{total ? `${title} · ${total}` : title}</span>}
      certainty={certainty}
      className="[&>[data-card=body]]:p-0 [&_tbody>tr:last-child]:border-b-0 [&_tbody>tr:last-child>*]:border-b-0"
      actions={
        <>
          <GapNote path={path} subject={title} shown={shown} />
          <CreateLink
            entity={entity}
            given={by.field.kindName === 'reference' && by.first === by.field ? { [by.name]: recordKey } : {}}
            size="sm"
          />
        </>
      }
    >
      {isPending || !data ? (
        <Skeleton className="p-4" />
      ) : (
        <>
          <RelatedTable {...{ entity, by, title }} page={data} />
          {(total === undefined || total > most) && data.items.length === most && (
            <AllOfThem entity={entity} search={formatListQuery(query).toString()} total={total} />
          )}
        </>
      )}
    </Card>
  );
}

/** The way to all of them, where a list shows them. */
function AllOfThem({ entity, search, total }: { entity: Entity; search: string; total: number | undefined }) {
  const { to } = useDocument();
  const { record: words } = useTools();
  const list = useListOf()(entity);
  if (!list) return null;
  return (
    <p className="border-t border-line px-4 py-2.5 text-sm print:hidden">
      <Link asChild>
        <RouterLink to={{ pathname: to(list.addressOf({})), search }}>{words.showAll(total)}</RouterLink>
      </Link>
    </p>
  );
}
