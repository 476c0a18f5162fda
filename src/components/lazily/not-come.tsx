import { useEffect, useState } from 'react';
import { cn, raisedLook } from '#components/internal';
import { useStrings } from '#components/locale';

/** How long it can be read, in milliseconds. */
const longest = 8000;

/** Says that what was opened did not come: whoever presses again tries again. */
export function NotCome() {
  const { notCome } = useStrings();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setIsRead(true), longest);
    return () => clearTimeout(wait);
  }, []);
  if (isRead) return null;
  return (
    <p
      role="alert"
      className={cn(raisedLook, 'fixed inset-x-4 bottom-4 z-menu mx-auto w-fit px-4 py-3 text-sm text-ink')}
    >
      {notCome}
    </p>
  );
}
