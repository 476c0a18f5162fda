import { X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { IconButton } from '#components/icon-button';
import { wayBack } from '#components/internal';
import { useStrings } from '#components/locale';

/** Takes a banner away. */
export function Dismiss({ onDismiss }: { onDismiss: () => void }) {
  const strings = useStrings();
  return (
    <IconButton
      label={strings.dismiss}
      size="sm"
      className="-my-1 -me-1 shrink-0 print:hidden"
      onClick={({ currentTarget }) => {
        const goOn = wayBack(currentTarget);
        flushSync(onDismiss);
        goOn();
      }}
    >
      <X aria-hidden />
    </IconButton>
  );
}
