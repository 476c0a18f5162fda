import { useComposedRefs } from 'radix-ui/internal';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useComplaint, useFieldLabel } from '#components/field';
import {
  afterPress,
  FormValue,
  idsOf,
  isChord,
  isComposing,
  useCustomValidity,
  useHeld,
  useReset,
  WithComplaint,
} from '#components/internal';
import { type UiStrings, useLocale } from '#components/locale';
import { TextInput, type TextInputProps } from '#components/text-input';
import { decimalsIn, regrouped } from './grouped.ts';
import { numberIn } from './number-in.ts';
import { StepButtons } from './step-buttons.tsx';
import { writtenAs } from './written-as.ts';

type Answer = number | string | null;

/** Of more, a number does not keep all digits: it stays the text that was typed. */
const most = Number.MAX_SAFE_INTEGER;

/** So many decimals are shown of a number that may have any. */
const mostShown = 10;

export interface NumberInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `null` where nothing is answered. What cannot be read as a number comes back as it was typed, so nothing is lost. */
  value?: Answer;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: Answer;
  /** Told the number that was typed, or as what it was typed where it is none; null where it was emptied. */
  onValueChange?: (value: Answer) => void;
  /** Whole numbers only: shows the keypad without a decimal sign, and takes a fraction for text. */
  whole?: boolean;
  /** How far the arrow keys go; the page keys go ten times as far. */
  step?: number;
  /** The least that may be answered; less is marked as wrong. */
  min?: number;
  /** The most that may be answered; more is marked as wrong. */
  max?: number;
  /** How many decimals a number always has once it is typed: two of most currencies. */
  decimals?: number;
  /** How many decimals it may have: two of most currencies. More cannot be typed, and it says so; what is pasted with more is marked as wrong. */
  maxDecimals?: number;
  /** Whether thousands are set apart: of amounts, not of years. */
  grouped?: boolean;
  /** What it is an amount of, as ISO 4217 has it: `EUR`. Its sign stands where the language has it, thousands are set apart, and there are as many decimals as it has. */
  currency?: string;
  /** Whether two buttons go one step less and one more: of small numbers that are pressed rather than typed. */
  buttons?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** A number, read and shown as the locale writes it. Arrow keys step; the wheel does nothing. */
export function NumberInput({
  value: held,
  defaultValue = null,
  onValueChange,
  whole = false,
  step = 1,
  min,
  max,
  buttons = false,
  name,
  form,
  ref,
  onBlur,
  onKeyDown,
  invalid,
  className,
  style,
  ...written
}: NumberInputProps) {
  const { locale, strings } = useLocale();
  const { prefix, suffix, decimals, maxDecimals, grouped, ...rest } = writtenAs(locale, written);
  const [value, change, reset, changes] = useHeld(held, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  const refs = useComposedRefs(ref, input);
  const format = formatOf(locale, decimals, grouped);
  const show = (number: Answer) => (typeof number === 'number' ? format.format(number) : (number ?? ''));
  const [typed, setTyped] = useState(() => show(value));
  const [isTooFine, setIsTooFine] = useState(false);
  const caret = useRef<number>(undefined);
  const sent = useRef(value);
  useReset(input, () => {
    sent.current = reset();
    setTyped(show(sent.current));
    setIsLeft(false);
  });
  // Who types 15 goes by 1: it is only marked once it is left, and until it is changed.
  const [isLeft, setIsLeft] = useState(true);
  const complaint = complaintOf(value, { whole, min, max, maxDecimals }, strings, format, locale);

  const shownBy = useRef(format);
  useEffect(() => {
    if (value === sent.current && format === shownBy.current) return;
    shownBy.current = format;
    sent.current = value;
    setTyped(typeof value === 'number' ? format.format(value) : (value ?? ''));
  }, [value, format]);
  useCustomValidity(input, complaint);
  const { state, told } = useComplaint(isLeft ? complaint : undefined, {
    invalid,
    describedBy: rest['aria-describedby'],
  });

  const send = (next: Answer) => {
    sent.current = next;
    setIsLeft(false);
    change(next);
  };
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const unit = useId();
  const fieldLabel = useFieldLabel();
  const hasButtons = buttons && !rest.readOnly && !rest.disabled;
  const [, redraw] = useState({});
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    let text = target.value;
    let at = target.selectionStart ?? text.length;
    const { isComposing, inputType = '', data } = nativeEvent as InputEvent;
    // Pasted, spoken, filled in: read by itself, whatever stood there before.
    const isTyped = /^(delete|insert(Composition)?Text)/.test(inputType) && (data?.length ?? 0) <= 1;
    const put = isTyped ? Number.NaN : numberIn(text, locale);
    // As another language writes it, or with its currency: as it is written here.
    if (isWithin(put, maxDecimals ?? mostShown)) {
      text = show(put);
      at = text.length;
    }
    const isFiner =
      maxDecimals !== undefined && decimalsIn(text, locale) > Math.max(maxDecimals, decimalsIn(typed, locale));
    // What was put in at once is not lost: it stays, to be mended.
    if (isFiner && isTyped) {
      caret.current = Math.max(at - (text.length - typed.length), 0);
      redraw({});
      return setIsTooFine(true);
    }
    const deleted = inputType === 'deleteContentForward' ? 'forward' : undefined;
    if (grouped && !isComposing) ({ text, caret: at } = regrouped({ text, caret: at }, typed, locale, deleted));
    if (text !== target.value) caret.current = at;
    setIsTooFine(isFiner);
    // A browser would take spaces for an answer.
    if (text.trim() === '') text = '';
    setTyped(text);
    const number = numberIn(text, locale);
    const isNumber = Math.abs(number) <= most && (!whole || Number.isInteger(number));
    send(text === '' ? null : isNumber ? number : text);
  };
  const put = (next: number) => {
    const kept = Math.min(Math.max(Number(next.toFixed(mostShown)), min ?? -Infinity), max ?? Infinity);
    setTyped(show(kept));
    send(kept);
  };
  const goTo = (event: KeyboardEvent<HTMLInputElement>, next: number) => {
    event.preventDefault();
    if (!rest.readOnly) put(next);
  };
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    // What is no number is somebody's text: the keys are for the caret.
    if (typeof value === 'string' || isComposing(event.nativeEvent) || isChord(event)) return;
    const steps = stepsOf[event.key];
    if (steps !== undefined) goTo(event, stepped(value, steps, step, min));
    // Where there is no end, the keys are for the caret.
    const end = event.key === 'Home' ? min : event.key === 'End' ? max : undefined;
    if (end !== undefined && !event.shiftKey) goTo(event, end);
  };
  return (
    <WithComplaint {...{ className, style }}>
      <TextInput
        invalid={state['aria-invalid']}
        {...rest}
        aria-describedby={idsOf(state['aria-describedby'], hasButtons && suffix ? unit : undefined)}
        prefix={prefix}
        suffix={
          hasButtons ? (
            <StepButtons
              unit={suffix && <span id={unit}>{suffix}</span>}
              name={{ label: rest['aria-label'], labelledBy: rest['aria-labelledby'] ?? fieldLabel }}
              isAtEnd={(sign) => value !== null && value === (sign < 0 ? min : max)}
              onStep={(sign) => typeof value !== 'string' && put(stepped(value, sign, step, min))}
            />
          ) : (
            suffix
          )
        }
        ref={refs}
        form={form}
        role="spinbutton"
        aria-valuenow={typeof value === 'number' ? value : undefined}
        aria-valuetext={typeof value === 'number' ? typed : undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed}
        onChange={type}
        onBlur={(event) => {
          afterPress(() => setIsLeft(true));
          setIsTooFine(false);
          // Who holds it may answer later: that is shown then.
          sent.current = value;
          setTyped(show(value));
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) walk(event);
        }}
      />
      {told}
      {isTooFine && (
        <p role="alert" className="text-sm text-caution">
          {decimalsWanted(strings, maxDecimals)}
        </p>
      )}
      <FormValue {...{ name, changes, form }} value={String(value ?? '')} disabled={rest.disabled} control={input} />
    </WithComplaint>
  );
}

/** So many steps on, from where steps are counted: 7 by fives is followed by 10. An answer that is none is followed as 0 is. */
function stepped(value: number | null, steps: number, step: number, begin = 0): number {
  const exact = ((value ?? 0) - begin) / step;
  // Counted in tens: 0.3 lies on a step of 0.1, as far as numbers of this size tell.
  const near = Math.round(exact);
  const off = (Math.max(step, Math.abs(value ?? 0), Math.abs(begin)) / step) * 2 ** -48;
  const at = Math.abs(exact - near) <= off ? near : exact;
  return begin + (steps > 0 ? Math.floor(at) + steps : Math.ceil(at) + steps) * step;
}

const stepsOf: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** What is wrong with an answer; undefined where nothing is. */
function complaintOf(
  value: Answer,
  { whole, min, max, maxDecimals }: Pick<NumberInputProps, 'whole' | 'min' | 'max' | 'maxDecimals'>,
  strings: UiStrings,
  format: Intl.NumberFormat,
  locale: string,
): string | undefined {
  if (value === null) return undefined;
  if (typeof value === 'string') {
    const number = numberIn(value, locale);
    if (Math.abs(number) > most)
      return number > 0 ? strings.atMost(format.format(most)) : strings.atLeast(format.format(-most));
    return whole ? strings.wholeNumber : strings.numberWanted;
  }
  if (min !== undefined && value < min) return strings.atLeast(format.format(min));
  if (max !== undefined && value > max) return strings.atMost(format.format(max));
  return maxDecimals === undefined || isWithin(value, maxDecimals) ? undefined : decimalsWanted(strings, maxDecimals);
}

function isWithin(number: number, maxDecimals: number): boolean {
  return Number(number.toFixed(maxDecimals)) === number;
}

function decimalsWanted(strings: UiStrings, most = 0): string {
  return most === 0 ? strings.wholeNumber : strings.mostDecimals(most);
}

// Made once: each takes longer to make than its input to draw.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, decimals: number, useGrouping: boolean): Intl.NumberFormat {
  const name = `${locale} ${decimals} ${useGrouping}`;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: mostShown, useGrouping };
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}
