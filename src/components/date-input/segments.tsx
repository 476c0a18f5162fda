import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { todayIn } from '#components/calendar';
import { useComplaint, useFieldControl, useFieldLabel } from '#components/field';
import {
  afterPress,
  cn,
  FormValue,
  idsOf,
  innerButtonLook,
  isChord,
  isKeyA,
  partName,
  useCustomValidity,
  useLeadingRef,
  useMissing,
  useReset,
} from '#components/internal';
import { useLocale } from '#components/locale';
import { dayFilled } from './answer.ts';
import { besideOf, focusNearest, isAmong, segmentsAround } from './around.ts';
import type { Layout, Part } from './layout.ts';
import { Mark } from './mark.tsx';
import { pasted } from './pasted.ts';
import { runsOf } from './runs.ts';
import { Segment } from './segment.tsx';
import { type SegmentedProps, segmentedLook, segmentedSizes } from './segmented-props.ts';
import { isBegun, limitsOf, page, settled, stepped, type Typing, typedOn } from './typing.ts';
import { Unread } from './unread.tsx';
import type { Held } from './use-answer.ts';
import { allWritten } from './written.ts';

type Given = 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max';

interface SegmentsProps extends Omit<SegmentedProps, Given> {
  layout: Layout;
  held: Held;
  /** What is wrong with it; undefined where nothing is. */
  complaint?: string;
  /** Beside the parts: what opens a calendar, given its name. */
  button?: (name: { id: string; 'aria-label': string; 'aria-labelledby'?: string }) => ReactNode;
  /** Opens the calendar, from a part. */
  onOpen?: (from: HTMLElement) => void;
  /** Something around it empties it. */
  isPart?: boolean;
}

/** The parts of a day or a time in the order of the language, each filled in by itself. */
export function Segments({
  layout,
  held,
  complaint,
  button,
  onOpen,
  isPart = false,
  name,
  form,
  required: own,
  readOnly,
  disabled,
  size = 'md',
  invalid,
  id,
  className,
  ref,
  autoFocus,
  onFocus,
  onBlur,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: SegmentsProps) {
  const { required = false, ...field } = useFieldControl(invalid, own, { id });
  const [isMissing, miss] = useMissing();
  const fieldLabel = useFieldLabel();
  const { timeZone, strings } = useLocale();
  const made = useId();
  const first = useRef<HTMLInputElement>(null);
  const whole = useLeadingRef(ref, autoFocus);
  const [digits, setDigits] = useState({ at: 0, typed: '' });
  // Who types is not done before it is left; what is wrong then stays said until it is changed.
  const [isLeft, setIsLeft] = useState(true);
  /** Whether all of it is chosen, as with the keys that choose all of a text. */
  const [isAll, setIsAll] = useState(false);
  /** What was put in at once and cannot be read. */
  const [unread, setUnread] = useState<string>();
  const { answer, value, typed, change, reset } = held;
  useReset(first, () => {
    reset();
    setUnread(undefined);
    setDigits({ at: 0, typed: '' });
    setIsLeft(true);
  });
  useCustomValidity(first, complaint);
  const unreadId = `${made}-unread`;
  const { state, told } = useComplaint(isLeft && !unread ? complaint : undefined, {
    invalid: isMissing || invalid,
    describedBy: idsOf(describedBy, unread && unreadId),
  });
  const names = label ? undefined : (labelledBy ?? fieldLabel);
  /** With its own name: some screen readers tell nothing of groups. */
  const named = (thing: string, what: string) => partName(thing, what, { label, labelledBy: names });
  const typingAt = (at: number): Typing => ({ answer, at, typed: digits.at === at ? digits.typed : '' });
  /** Draws first, so that what is left is no longer being typed when the focus goes on. */
  const take = (next: Typing, within: HTMLElement) => {
    // A button that clears is gone with what it clears.
    const segments = segmentsAround(within);
    flushSync(() => {
      setUnread(undefined);
      setIsLeft(false);
      setDigits(next);
      change(next.answer, isBegun(next, layout));
    });
    segments[next.at]?.focus();
  };
  const type = (at: number, text: string, input: HTMLElement) => {
    const next = typedOn(isAll ? { answer: {}, at: 0, typed: '' } : typingAt(at), text, layout);
    // A letter, which is no part of a day, takes nothing away.
    if (isAll && text.length === 1 && next.typed === '' && Object.keys(next.answer).length === 0) return;
    setIsAll(false);
    const whole = text.length > 2 ? pasted(text, layout) : undefined;
    if (whole) take({ answer: { ...answer, ...whole }, at: layout.parts.length - 1, typed: '' }, input);
    // What is put in at once and is no day is not taken for another one.
    else if (/^(.{1,2}|\p{Nd}{1,4})$/u.test(text)) take(next, input);
    else if (text.trim() !== '') setUnread(text.trim());
  };
  const clearAll = (within: HTMLElement) => {
    setIsAll(false);
    take({ answer: {}, at: 0, typed: '' }, within);
  };
  const clear = (at: number, input: HTMLElement) => {
    if (isAll) return clearAll(input);
    const { [layout.parts[at] as Part]: _, ...others } = answer;
    take({ answer: others, at, typed: '' }, input);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, part: Part, at: number) => {
    const { key, code, currentTarget: input } = event;
    if (event.nativeEvent.isComposing || ['Control', 'Meta', 'Shift', 'Alt'].includes(key)) return;
    if (event.altKey && key === 'ArrowDown' && onOpen) {
      event.preventDefault();
      setIsAll(false);
      return onOpen(input);
    }
    if ((event.ctrlKey || event.metaKey) && isKeyA(key, code)) {
      event.preventDefault();
      return setIsAll(true);
    }
    if (isChord(event)) return;
    const isFixed = readOnly || input.matches(':disabled');
    // The browser sends the form with what is in it by then.
    if (key === 'Enter') return flushSync(() => onLeave(at));
    if (isAll && key.length > 1 && key !== 'Backspace' && key !== 'Delete') setIsAll(false);
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: page[part], PageDown: -page[part] }[key];
    const end = { Home: 0, End: 1 }[key];
    const isEmpty = !isAll && answer[part] === undefined && digits.typed === '';
    if (key === 'ArrowLeft' || key === 'ArrowRight') besideOf(input, key === 'ArrowRight')?.focus();
    else if (by !== undefined || end !== undefined) {
      if (isFixed) return event.preventDefault();
      const now = layout.asked.day ? dayFilled(todayIn(timeZone).toString(), layout) : {};
      const next =
        by === undefined
          ? { ...answer, [part]: limitsOf(part, answer, layout)[end ?? 0] }
          : stepped(answer, part, by, now, layout);
      take({ answer: next, at, typed: '' }, input);
    } else if (key === 'Backspace' && isEmpty) segmentsAround(input)[at - 1]?.focus();
    else if ((key === 'Backspace' || key === 'Delete') && !isFixed) clear(at, input);
    else return;
    event.preventDefault();
  };
  /** As a whole, in the form that is read the same way everywhere; what is not whole, as far as it is typed. */
  const copy = (event: ClipboardEvent<HTMLElement>) => {
    const text = value ?? (isAll ? allWritten(answer, layout) : undefined);
    if (text === undefined || event.isDefaultPrevented()) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    return true;
  };
  const onLeave = (at: number) => {
    if (digits.typed === '') return;
    const next = settled(typingAt(at), layout);
    setDigits(next);
    change(next.answer);
  };
  const draw = (part: Part) => {
    const index = layout.parts.indexOf(part);
    return (
      <Segment
        key={part}
        {...named(index === 0 ? (id ?? field.id ?? `${made}-0`) : `${made}-${index}`, layout.names[part] ?? part)}
        ref={index === 0 ? first : undefined}
        part={part}
        answer={answer}
        layout={layout}
        typed={digits.at === index ? digits.typed : ''}
        form={form}
        readOnly={readOnly}
        disabled={disabled}
        aria-describedby={index === 0 ? state['aria-describedby'] : undefined}
        aria-invalid={unread !== undefined || state['aria-invalid']}
        aria-required={(index === 0 && required) || undefined}
        onType={(text, input) => type(index, text, input)}
        onClear={(input) => clear(index, input)}
        onKeyDown={(event) => press(event, part, index)}
        onBlur={() => onLeave(index)}
      />
    );
  };
  const group = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own look, and a legend that nobody needs here
    <div
      {...rest}
      ref={whole}
      role="group"
      aria-label={label}
      aria-labelledby={names}
      data-certainty={field['data-certainty']}
      data-all={isAll || undefined}
      data-frame
      onCopy={(event) => {
        rest.onCopy?.(event);
        copy(event);
      }}
      onCut={(event) => {
        rest.onCut?.(event);
        if (copy(event) && !readOnly) clearAll(event.currentTarget);
      }}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event);
        setIsAll(false);
        focusNearest(event);
      }}
      onFocus={(event) => {
        if (!isAmong(event)) onFocus?.(event);
      }}
      onBlur={(event) => {
        if (isAmong(event)) return;
        held.settle();
        afterPress(() => setIsLeft(true));
        setIsAll(false);
        onBlur?.(event);
      }}
      className={cn(segmentedLook, segmentedSizes[size], className)}
    >
      <span className="-my-px flex flex-1 cursor-text flex-wrap items-center self-stretch">
        {runsOf(layout).map(({ pieces, after, dir }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <span key={place} className="inline-flex h-6 items-center">
            <span dir={dir} className="inline-flex h-full items-center">
              {pieces.map((piece, index) =>
                'part' in piece ? (
                  draw(piece.part)
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                  <Mark key={index} text={piece.literal} />
                ),
              )}
            </span>
            {after && <Mark text={after} />}
          </span>
        ))}
      </span>
      {typed !== null && !required && !readOnly && !disabled && !isPart && size !== 'sm' && (
        <button
          {...named(`${made}-clear`, strings.clear)}
          type="button"
          // As the keys do: who walks through a form is not held up at every day.
          tabIndex={-1}
          onClick={({ currentTarget }) => clearAll(currentTarget)}
          className={innerButtonLook}
        >
          <X aria-hidden />
        </button>
      )}
      {button?.(named(`${made}-button`, strings.calendar))}
      {unread && <Unread id={unreadId} text={unread} layout={layout} />}
      <FormValue
        name={name}
        value={value ?? ''}
        changes={held.changes}
        required={required && !readOnly}
        disabled={disabled}
        form={form}
        control={first}
        onInvalid={(event) => {
          setIsLeft(true);
          miss(event);
        }}
      />
    </div>
  );
  return (
    <>
      {group}
      {told}
    </>
  );
}
