import { CalendarDate } from '@internationalized/date';
import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '#components/internal';
import { type UiStrings, useStrings } from '#components/locale';
import type { Answer } from './answer.ts';
import type { Layout, Part } from './layout.ts';
import { limitsOf, namesOf } from './typing.ts';
import { written } from './written.ts';

interface SegmentProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onPaste'> {
  part: Part;
  answer: Answer;
  layout: Layout;
  /** The digits that were typed until now. */
  typed: string;
  /** What is typed, or put in at once. */
  onType: (text: string, input: HTMLInputElement) => void;
  onClear: (input: HTMLInputElement) => void;
}

/**
 * One part of a day or a time. It is an input, so that labels, forms, fieldsets, keyboards of phones and whoever pastes know it
 * for what it is; what is in it is always chosen as a whole.
 */
export function Segment({ part, answer, layout, typed, onType, onClear, ref, ...rest }: SegmentProps) {
  const strings = useStrings();
  const input = useRef<HTMLInputElement>(null);
  /** What an input method has made of the keys until now. */
  const [composed, setComposed] = useState<string>();
  const refs = useComposedRefs(ref, input);
  const number = answer[part];
  const shown = number === undefined ? typed && layout.digits(Number(typed), 1) : written(part, number, layout);
  const [least, most] = limitsOf(part, answer, layout);
  useLayoutEffect(() => {
    // Without a caret, what is typed takes the place of all that is there.
    if (composed === undefined && input.current?.matches(':focus')) input.current.select();
  });
  const isNamed = namesOf(part, layout).length > 0;
  const placeholder = placeholders(strings)[part] ?? '––';
  return (
    <input
      {...rest}
      ref={refs}
      type="text"
      role="spinbutton"
      aria-valuenow={number}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={number === undefined ? strings.empty : spoken(part, number, shown, answer, layout)}
      inputMode={isNamed ? 'text' : 'numeric'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={placeholder}
      size={Math.max(shown.length, placeholder.length)}
      value={composed ?? shown}
      onFocus={({ currentTarget }) => currentTarget.select()}
      // React tells no change of a digit that is typed over the same one.
      onInput={({ currentTarget: target, nativeEvent }) => {
        const { inputType, data, isComposing } = nativeEvent as InputEvent;
        // One letter is enough for a name: phones compose words without an end.
        if (isComposing && !isNamed) setComposed(target.value);
        else if (inputType?.startsWith('delete') || target.value === '') onClear(target);
        else onType(data ?? target.value, target);
      }}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined);
        if (composed) onType(composed, currentTarget);
      }}
      onPaste={(event) => {
        event.preventDefault();
        if (!rest.readOnly) onType(event.clipboardData.getData('text'), event.currentTarget);
      }}
      className={cn(
        // As wide as can be pressed, and the same room beside two digits as beside four.
        'h-full min-w-6 cursor-text rounded-xs px-[max(--spacing(0.5),calc((--spacing(5.75)-2ch)/2))] bg-transparent text-center tabular-nums caret-transparent outline-none field-sizing-content',
        'in-data-all:bg-accent in-data-all:text-accent-on in-data-all:placeholder:text-accent-on',
        'placeholder:text-muted disabled:text-muted focus:bg-accent focus:text-accent-on focus:placeholder:text-accent-on',
        'forced-colors:focus:forced-color-adjust-none forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]',
      )}
    />
  );
}

function placeholders({ dateSigns: [day, month, year] }: UiStrings): Partial<Record<Part, string>> {
  return { day, month, year };
}

/** `03 – March`. */
function spoken(
  part: Part,
  number: number,
  shown: string,
  { year }: Answer,
  { calendar, longest, month }: Layout,
): string {
  if (part !== 'month') return shown;
  const day = new CalendarDate(calendar, longest.era, year ?? longest.year, number, 1);
  return `${shown} – ${month.format(day.toDate('UTC'))}`;
}
