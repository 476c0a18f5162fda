import { useRecords } from '#app/data';
import { numberFormat } from '#app/fields';
import { useMessages } from '#app/messages';
import { severalOf } from '#app/screens';
import { useLocale } from '#components/locale';
import type { Entity } from '#specification';
import type { ListPartProps } from './list-records.tsx';
import { useListPage } from './use-list-page.ts';

/** How many records a list has as it is narrowed; said again whenever that changes. */
export function HowMany(props: ListPartProps) {
  return props.address.layout === 'table' ? <OfPage {...props} /> : <OfAll {...props} />;
}

function OfPage(props: ListPartProps) {
  return <Total entity={props.entity} total={useListPage(props).data?.total} />;
}

/** Where no page of it is shown. */
function OfAll({ screen, entity, address: { asked } }: ListPartProps) {
  const { data } = useRecords(entity, { query: { ...asked, page: 1, sort: [] }, size: 1, screen });
  return <Total entity={entity} total={data?.total} />;
}

function Total({ entity, total }: { entity: Entity; total: number | undefined }) {
  const { list } = useMessages();
  const { locale } = useLocale();
  return (
    <span role="status" className="text-lg text-muted tabular-nums empty:absolute print:hidden">
      {total !== undefined && (
        <>
          <span aria-hidden>{numberFormat(locale, {}).format(total)}</span>
          <span className="sr-only">{severalOf(entity, total, list)}</span>
        </>
      )}
    </span>
  );
}
