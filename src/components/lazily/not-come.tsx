import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { raisedLook } from '#components/internal';
import { useStrings } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';

/** How long it can be read, in milliseconds. */
const longest = 8000;

/** Says that what was opened did not come: whoever presses again tries again. */
export function NotCome() {
  const { notCome } = useStrings();
  const container = usePortalContainer();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setIsRead(true), longest);
    return () => clearTimeout(wait);
  }, []);
  if (isRead) return null;
  return createPortal(
    <p
      role="alert"
      className={`${raisedLook} fixed inset-x-4 bottom-4 z-menu mx-auto w-fit px-4 py-3 text-sm text-ink`}
    >
      {notCome}
    </p>,
    container ?? document.body,
  );
}
