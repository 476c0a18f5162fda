import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '#components/field';
import { activeIn, afterPress, isComposing } from '#components/internal';
import { useAnnounce } from '#components/live-region';
import { useStrings } from '#components/locale';
import { controlsIn } from './grid.ts';

interface EditedProps {
  heading: string;
  /** What the row is called. */
  name: string;
  editor: (done: () => void) => ReactNode;
  /** Told what was answered. */
  onEdit: (answers: FormData) => void;
  children: ReactNode;
}

/** What a form would complain of. */
const wrongIn = ':invalid:not(fieldset)';

/**
 * What a cell shows, pressed to change it where it stands. Enter, Tab and a press elsewhere take the answer where it is none that
 * a form would complain of, Tab leads on to the next cell that can be changed, Escape leaves it as it was.
 */
export function Edited({ heading, name, editor, onEdit, children }: EditedProps) {
  const strings = useStrings();
  const announce = useAnnounce();
  const [isOpen, setIsOpen] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const place = useRef<HTMLSpanElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** What was answered before anybody changed it. */
  const before = useRef<FormData>(undefined);
  /** Whether the focus comes back to the cell once it is closed. */
  const isBack = useRef(false);
  const isDone = useRef(false);
  const isInside = useRef(false);
  useEffect(() => {
    before.current = form.current ? new FormData(form.current) : undefined;
    if (place.current && (isOpen || isBack.current)) controlsIn(place.current)[0]?.focus();
    isBack.current = false;
    isDone.current = false;
  }, [isOpen]);
  const open = () => {
    // One at a time: what is wrong with another is mended first.
    const other = place.current?.closest('table')?.querySelector<HTMLFormElement>('form[data-edited]');
    const wrong = other?.querySelector<HTMLElement>(wrongIn);
    if (wrong) return wrong.focus();
    other?.requestSubmit();
    setComplaint(undefined);
    setIsOpen(true);
  };
  const close = (comesBack: boolean) => {
    isBack.current = comesBack;
    setIsOpen(false);
  };
  /** @returns whether the answer could be taken */
  const take = (comesBack: boolean) => {
    if (!form.current) return true;
    const wrong = form.current.querySelector<HTMLInputElement>(wrongIn);
    if (wrong) {
      setComplaint(wrong.validationMessage);
      announce(wrong.validationMessage);
      if (comesBack) wrong.focus();
      return false;
    }
    const answers = new FormData(form.current);
    if (!isSame(answers, before.current)) onEdit(answers);
    close(comesBack);
    return true;
  };
  const leaveBy = (event: KeyboardEvent) => {
    const within = form.current ? controlsIn(form.current).filter(({ tabIndex }) => tabIndex >= 0) : [];
    if (event.target !== within.at(event.shiftKey ? 0 : -1)) return;
    const next = besideOf(place.current, event.shiftKey);
    if (!flushSync(() => take(true))) return event.preventDefault();
    if (!next) return;
    event.preventDefault();
    next.click();
  };
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    // The focus is on the button by the time that Enter is acted upon: it would open what it has just closed.
    if (key === 'Enter' && isDone.current) event.preventDefault();
    if (event.defaultPrevented || isComposing(event.nativeEvent) || !place.current?.contains(target as Node)) return;
    if (isOpen && key === 'Tab') return leaveBy(event);
    if (key !== 'F2' && !(isOpen && key === 'Escape')) return;
    event.stopPropagation();
    event.preventDefault();
    if (!isOpen) open();
    else if (key === 'F2') take(true);
    else close(true);
  };
  /** What lies over the page is still of the cell that opened it: React tells of that as of what lies within. */
  const leave = () => {
    isInside.current = false;
    const settle = () => setTimeout(() => !isInside.current && document.hasFocus() && take(false));
    if (isOpen) afterPress(settle);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the control inside
    <span
      ref={place}
      className="relative z-10 block min-w-0"
      onKeyDown={type}
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={leave}
    >
      {isOpen ? (
        <form
          ref={form}
          data-edited
          noValidate
          // Close to it: below headings there is no room for more.
          className="whitespace-normal [&_*]:outline-offset-0!"
          onInput={() => setComplaint(undefined)}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            take(event.currentTarget.contains(activeIn(event.currentTarget)));
          }}
        >
          <Field error={complaint}>
            {editor(() => {
              isDone.current = true;
              close(true);
            })}
          </Field>
          {/* So that Enter sends what has several parts. */}
          <button type="submit" hidden />
        </form>
      ) : (
        <button
          type="button"
          data-edit
          onClick={open}
          className="block w-full min-w-6 truncate rounded-control [text-align:inherit] max-sm:min-h-6 max-sm:whitespace-normal underline decoration-edge decoration-dotted underline-offset-4 hover:decoration-current print:no-underline"
        >
          <span className="sr-only">{strings.edit(heading, name)} </span>
          {children}
        </button>
      )}
    </span>
  );
}

/** Whether nothing was answered anew: who only looked has changed nothing. A file is never the same. */
function isSame(answers: FormData, before: FormData | undefined): boolean {
  const [now, then] = [[...answers], [...(before ?? [])]];
  const isAlike = ([name, value]: (typeof now)[number], at: number) =>
    name === then[at]?.[0] && typeof value === 'string' && value === then[at]?.[1];
  return now.length === then.length && now.every(isAlike);
}

/** The next cell of the same table that can be changed, or the one before. */
function besideOf(place: HTMLElement | null, isBefore: boolean): HTMLElement | undefined {
  if (!place) return undefined;
  const way = isBefore ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const all = [...(place.closest('table')?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])];
  const beside = all.filter((one) => place.compareDocumentPosition(one) & way && one.checkVisibility());
  return beside.at(isBefore ? -1 : 0);
}
