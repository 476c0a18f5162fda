import { Link as RouterLink } from 'react-router';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { recoveryOf, useReasons } from '#app/problems';
import { ToldOf, useRecordAddress, useRecordName } from '#app/screens';
import { Button } from '#components/button';
import { Dialog } from '#components/dialog';
import { Link } from '#components/link';
import { useStrings } from '#components/locale';
import type { Entity } from '#specification';
import type { BulkList, BulkOutcome } from './bulk.ts';
import { bulkLabelOf } from './bulk-words.ts';
import { useBulk } from './use-bulk.ts';

interface BulkFailuresProps {
  entity: Entity;
  outcome: BulkOutcome;
  list: BulkList;
  onClose: () => void;
}

/** The records that something could not be done to, each with its reason, and the way to try again what may go well then. */
export function BulkFailures({ entity, outcome, list, onClose }: BulkFailuresProps) {
  const { selection } = useTools();
  const messages = useMessages();
  const strings = useStrings();
  const reasonsOf = useReasons();
  const nameOf = useRecordName();
  const addressOf = useRecordAddress();
  const { again, progress } = useBulk(entity, list);
  const { action, done, failed } = outcome;
  const passing = failed.filter(({ error }) => recoveryOf(entity.product, error) === 'retry');
  const label = bulkLabelOf(action, messages, selection);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={selection.failedTitle(label, failed.length, failed.length + done.length)}
      description={selection.failedText}
      actions={
        <>
          <Button onClick={onClose}>{strings.goBack}</Button>
          {passing.length > 0 && (
            <Button variant="primary" busy={progress !== undefined} onClick={() => void again(action, passing)}>
              {selection.tryAgain(passing.length, failed.length)}
            </Button>
          )}
        </>
      }
    >
      <ul aria-label={selection.failedList} className="flex flex-col text-sm">
        {failed.map(({ values, error, idempotencyKey }) => {
          const address = addressOf('detail', entity, values);
          const name = nameOf(entity, values);
          return (
            <li key={idempotencyKey} className="flex flex-col border-t border-line py-2 first:border-t-0">
              {address ? (
                <Link asChild className="self-start font-medium">
                  <RouterLink to={address} onClick={onClose}>
                    {name}
                  </RouterLink>
                </Link>
              ) : (
                <span className="font-medium">{name}</span>
              )}
              <ToldOf entity={entity} values={values} />
              {reasonsOf(error).map((reason) => (
                <span key={reason}>{reason}</span>
              ))}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
