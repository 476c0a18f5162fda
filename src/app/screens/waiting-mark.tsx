import { Clock } from 'lucide-react';
import { useMessages } from '#app/messages';
import { Badge } from '#components/badge';

/** That what is shown of a record has not been sent yet. */
export function WaitingMark() {
  const { outbox } = useMessages();
  return (
    <Badge tone="caution" className="gap-1 align-middle whitespace-nowrap">
      <Clock aria-hidden className="size-3 shrink-0" />
      {outbox.waitsHere}
    </Badge>
  );
}
