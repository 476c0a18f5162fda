import { numberFormat } from '#app/fields';
import { useMessages } from '#app/messages';
import { severalOf } from '#app/screens';
import { useLocale } from '#components/locale';
import type { ListPartProps } from './list-records.tsx';
import { useListPage } from './use-list-page.ts';

/** How many records a list has as it is narrowed; said again whenever that changes. */
export function HowMany(props: ListPartProps) {
  const { list } = useMessages();
  const { locale } = useLocale();
  const total = useListPage(props).data?.total;
  return (
    // On a phone it would take the line of what can be done; the pages below count as well.
    <span role="status" className="text-lg text-muted tabular-nums empty:absolute max-sm:sr-only print:hidden">
      {total !== undefined && (
        <>
          <span aria-hidden>{numberFormat(locale, {}).format(total)}</span>
          <span className="sr-only">{severalOf(props.entity, total, list)}</span>
        </>
      )}
    </span>
  );
}
