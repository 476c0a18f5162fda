import { EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMessages } from '#app/messages';
import { IconButton } from '#components/icon-button';
import { lazily } from '#components/lazily';
import type { ListPartProps } from './list-records.tsx';

const ListActions = lazily(() => import('./list-actions.tsx'), 'ListActions');

/** What else can be done with a list, behind a button. */
export function ListMenu(props: ListPartProps) {
  const messages = useMessages();
  const [button, setButton] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        size="sm"
        variant="secondary"
        label={messages.list.more}
        aria-haspopup="menu"
        onClick={(event) => setButton(event.currentTarget)}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
      {button && (
        <Suspense fallback={null}>
          <ListActions {...props} button={button} onClose={() => setButton(undefined)} />
        </Suspense>
      )}
    </>
  );
}
