import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStrings } from '#components/locale';

interface EditedProps {
  heading: string;
  /** What the row is called. */
  name: string;
  editor: (done: () => void) => ReactNode;
  children: ReactNode;
}

/** What a cell shows, pressed to change it where it stands. Escape leaves it as it was; the focus stays with it. */
export function Edited({ heading, name, editor, children }: EditedProps) {
  const strings = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  const isDone = useRef(false);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    isDone.current = false;
    place.current?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex]')?.focus();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the control inside
    <span
      ref={place}
      className="relative z-10 block min-w-0"
      onKeyDown={(event) => {
        // The focus is on the button by the time that Enter is acted upon: it would open what it has just closed.
        if (event.key === 'Enter' && isDone.current) event.preventDefault();
        if (event.defaultPrevented || event.key !== (isOpen ? 'Escape' : 'F2')) return;
        event.stopPropagation();
        setIsOpen(!isOpen);
      }}
    >
      {isOpen ? (
        editor(() => {
          isDone.current = true;
          setIsOpen(false);
        })
      ) : (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="block w-full min-w-6 truncate rounded-control text-start decoration-dotted underline-offset-4 hover:underline"
        >
          <span className="sr-only">{strings.edit(heading, name)} </span>
          {children}
        </button>
      )}
    </span>
  );
}
