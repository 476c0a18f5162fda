import { useMessages } from '#app/messages';
import { useReasons } from '#app/problems';
import { AlertDialog } from '#components/dialog';
import { useToast } from '#components/toast';

interface ResetDialogProps {
  reset: () => Promise<void>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Brings the sample records back, after a question. */
export function ResetDialog({ reset, isOpen, onOpenChange }: ResetDialogProps) {
  const messages = useMessages();
  const tell = useToast();
  const reasonsOf = useReasons();
  const run = async () => {
    try {
      await reset();
      tell({ title: messages.wasReset });
    } catch (error) {
      tell({ title: reasonsOf(error).join(' '), tone: 'critical' });
    }
  };
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={messages.resetTitle}
      description={messages.resetText}
      action={messages.resetRecords}
      wayOut={messages.keepThem}
      tone="critical"
      onAction={() => void run()}
    />
  );
}
