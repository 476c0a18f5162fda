import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTools } from '#app/messages/tools';
import { useDocument } from '#app/product';
import { useListOf, useRecordAddress, useRecordName } from '#app/screens';
import { Button } from '#components/button';
import { Dialog } from '#components/dialog';
import { Link } from '#components/link';
import { useStrings } from '#components/locale';
import { formatListQuery } from '#specification';
import type { Holder } from './use-holders.ts';

interface HeldDialogProps {
  name: string;
  holders: readonly Holder[];
  onClose: () => void;
}

/** Some records by name, each a way to it where it has a page. */
function Named({ entity, records }: Pick<Holder, 'entity' | 'records'>) {
  const nameOf = useRecordName();
  const addressOf = useRecordAddress();
  return records.map((values, at) => {
    const address = addressOf('detail', entity, values);
    const name = nameOf(entity, values);
    return (
      <Fragment key={entity.keyOf(values)}>
        {at > 0 && ', '}
        {address ? (
          <Link asChild>
            <RouterLink to={address}>{name}</RouterLink>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </Fragment>
    );
  });
}

/** Says what keeps a record from being deleted, and leads to it. */
export function HeldDialog({ name, holders, onClose }: HeldDialogProps) {
  const { to } = useDocument();
  const listOf = useListOf();
  const strings = useStrings();
  const { record: words } = useTools();
  const wayTo = ({ entity, query }: Holder) => {
    const list = listOf(entity);
    if (!list) return undefined;
    return { pathname: to(list.addressOf({})), search: formatListQuery(query).toString() };
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.heldTitle(name)}
      description={words.heldText}
      actions={<Button onClick={onClose}>{strings.goBack}</Button>}
    >
      <ul className="flex flex-col gap-2">
        {holders.map((holder) => {
          const { entity, query, count } = holder;
          const said = words.held(count, count === 1 ? entity.label.text : entity.plural.text);
          const way = wayTo(holder);
          return (
            <li key={`${entity.name} ${[...query.filters.keys()].join()}`}>
              {way ? (
                <Link asChild>
                  <RouterLink to={way}>{said}</RouterLink>
                </Link>
              ) : (
                <>
                  {said}
                  {': '}
                  <Named entity={entity} records={holder.records} />
                  {count > holder.records.length && '…'}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
