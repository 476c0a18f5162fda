import { Link as RouterLink } from 'react-router';
import { useTools } from '#app/messages/tools';
import { useDocument } from '#app/product';
import { useListOf } from '#app/screens';
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
                said
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
