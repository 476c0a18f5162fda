import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '#components/field';
import { afterPress, isComposing, isSomewhere } from '#components/internal';
import { useAnnounce } from '#components/live-region';
import { useStrings } from '#components/locale';
import type { Complained } from './column.ts';
import { controlsIn } from './grid.ts';

interface EditedProps {
  heading: string;
  /** What the row is called. */
  name: string;
  editor: (done: () => void) => ReactNode;
  /** Told what was answered; says what is wrong with it. */
  onEdit: (answers: FormData) => Complained | Promise<Complained>;
  children: ReactNode;
}

/** What a form would complain of; in a part that says so (`data-unjudged`) only what its controls themselves do. */
const wrongIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>(':invalid:not(fieldset)')].find(
    (one) => one.validity.customError || !one.closest('[data-unjudged]'),
  );

/**
 * What a cell shows, pressed to change it where it stands. Enter, Tab and a press elsewhere take the answer where it is none that
 * a form would complain of, Tab leads on to the next cell that can be changed, Escape leaves it as it was.
 */
export function Edited({ heading, name, editor, onEdit, children }: EditedProps) {
  const strings = useStrings();
  const announce = useAnnounce();
  const [isOpen, setIsOpen] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  /** What was answered is looked at. */
  const [isBusy, setBusy] = useState(false);
  /** The same as it is now: the press that leaves a cell opens another, which sends it as well. */
  const isAsked = useRef(false);
  const place = useRef<HTMLSpanElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** What was answered before anybody changed it. */
  const before = useRef<FormData>(undefined);
  /** Whether the focus comes back to the cell once it is closed. */
  const isBack = useRef(false);
  const isDone = useRef(false);
  /** Whether a dialog around leaves Escape to what is in it: it has it first. */
  const wasTaken = useRef(false);
  const isInside = useRef(false);
  useEffect(() => {
    before.current = form.current ? new FormData(form.current) : undefined;
    const control = place.current && (isOpen || isBack.current) ? controlsIn(place.current)[0] : undefined;
    control?.focus();
    // Who types answers anew, as in a sheet; the caret is one arrow away.
    if (isOpen && control instanceof HTMLInputElement) control.select();
    isBack.current = false;
    isDone.current = false;
  }, [isOpen]);
  // What it takes up, and what is said of it, may lie below what stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said takes room
  useEffect(() => {
    if (isOpen) form.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen, complaint]);
  const open = () => {
    // One at a time: what is wrong with another is mended first.
    const other = place.current?.closest('table')?.querySelector<HTMLFormElement>('form[data-edited]');
    const wrong = other && wrongIn(other);
    if (wrong) return wrong.focus();
    other?.requestSubmit();
    setComplaint(undefined);
    setIsOpen(true);
  };
  const close = (comesBack: boolean) => {
    isBack.current = comesBack;
    setIsOpen(false);
  };
  const complain = (words: string, control: HTMLElement | undefined) => {
    setComplaint(words);
    announce(words);
    control?.focus();
  };
  /**
   * @param goOn what is done once it is taken
   * @returns whether it was taken at once
   */
  const take = (comesBack: boolean, goOn?: () => void): boolean => {
    if (!form.current) return true;
    if (isAsked.current) return false;
    const wrong = wrongIn(form.current);
    if (wrong) {
      complain(wrong.validationMessage, comesBack ? wrong : undefined);
      return false;
    }
    const end = (words: Complained) => {
      // Who went elsewhere while it was looked at is not fetched back.
      const isStill = comesBack && (isInside.current || !isSomewhere());
      if (words) return complain(words, isStill && place.current ? controlsIn(place.current)[0] : undefined);
      flushSync(() => close(isStill));
      if (isStill) goOn?.();
    };
    const answers = new FormData(form.current);
    const said = isSame(answers, before.current) ? undefined : onEdit(answers);
    if (!(said instanceof Promise)) {
      end(said);
      return !said;
    }
    const ask = (isNow: boolean) => {
      isAsked.current = isNow;
      setBusy(isNow);
    };
    ask(true);
    const settle = (words: Complained) => {
      ask(false);
      // What was typed while it was looked at is to be taken next.
      const isOther = form.current && !isSame(new FormData(form.current), answers);
      if (!words) before.current = answers;
      if (words || !isOther) end(words);
    };
    void said.then(settle, () => settle(strings.notTaken));
    return false;
  };
  const leaveBy = (event: KeyboardEvent) => {
    const within = form.current ? controlsIn(form.current).filter(({ tabIndex }) => tabIndex >= 0) : [];
    if (event.target !== within.at(event.shiftKey ? 0 : -1)) return;
    const next = besideOf(place.current, event.shiftKey);
    const isTaken = take(true, () => next?.click());
    if (next || !isTaken) event.preventDefault();
  };
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    // The focus is on the button by the time that Enter is acted upon: it would open what it has just closed.
    if (key === 'Enter' && isDone.current) event.preventDefault();
    const isTaken = event.defaultPrevented && (!wasTaken.current || (target as Element).ariaExpanded === 'true');
    if (isTaken || isComposing(event.nativeEvent) || !place.current?.contains(target as Node)) return;
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
      onKeyDownCapture={({ defaultPrevented }) => {
        wasTaken.current = defaultPrevented;
      }}
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
          data-takes-escape
          aria-busy={isBusy}
          noValidate
          // Close to it: below headings there is no room for more.
          className="whitespace-normal [&_*]:outline-offset-0!"
          onInput={() => setComplaint(undefined)}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            take(isInside.current);
          }}
        >
          <Field label={heading} error={complaint} className="[&>:first-child]:sr-only">
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
