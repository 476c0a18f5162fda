import { Slider as Radix } from 'radix-ui';
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react';
import { useFieldControl, useFieldLabel } from '#components/field';
import { cn, FormValue, useIsOff, useMissing, useReset, wrongFrame } from '#components/internal';
import { useLocale } from '#components/locale';
import { sliderSizes } from './slider.variants.ts';
import { type SliderMark, SliderMarks } from './slider-marks.tsx';

export interface SlidingProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Where it begins; 0 where absent. */
  min?: number;
  /** Where it ends; 100 where absent. */
  max?: number;
  /** How far the arrow keys go; the page keys go ten times as far. */
  step?: number;
  /** Places worth aiming at. */
  marks?: readonly SliderMark[];
  /** How a number is written in the language: a currency, a share, a unit. */
  format?: Intl.NumberFormatOptions;
  /** What is said in place of the number, where that is no amount: `Never`, `Often`. */
  valueText?: (value: number) => string;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof sliderSizes;
  /** What a form calls it. */
  name?: string;
  /** The id of a form that it does not stand in. */
  form?: string;
  /** Holds the form back as long as nobody has moved it. */
  required?: boolean;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Cannot be used now, and is not sent. */
  disabled?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

interface Held {
  /** From the least to the most; null as long as nobody has answered. */
  values: readonly number[] | null;
  /** What each thumb is called, where there are several. */
  names?: readonly string[];
  onValues: (values: number[]) => void;
  onCommit: (values: number[]) => void;
  reset: () => void;
  changes: number;
}

/** What one thumb and two have in common. */
export function Sliding({
  values: given,
  names,
  onValues,
  onCommit,
  reset,
  changes,
  min = 0,
  max: end = 100,
  step = 1,
  marks = [],
  format,
  valueText,
  size = 'md',
  name,
  form,
  required: own,
  readOnly = false,
  disabled = false,
  invalid,
  id,
  className,
  ref,
  autoFocus,
  onKeyDown,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: SlidingProps & Held) {
  const { locale, strings } = useLocale();
  const [isFieldsetOff, group] = useIsOff(ref, autoFocus);
  const [isMissing, miss] = useMissing();
  const { required = false, ...field } = useFieldControl(isMissing || invalid, own, {
    id,
    'aria-describedby': describedBy,
  });
  const fieldLabel = useFieldLabel(true);
  const first = useRef<HTMLButtonElement>(null);
  useReset(first, reset);
  const noForm = useId();
  const isOff = disabled || isFieldsetOff;
  const isFixed = isOff || readOnly;
  const max = lastStep(min, end, step);
  const values = given?.map((value) => Math.min(Math.max(value, min), max)) ?? null;
  const isGroup = names !== undefined;
  const shown = values ?? (names ? [min, max] : [min]);
  const numbers = new Intl.NumberFormat(locale, format);
  const write = valueText ?? ((value: number) => numbers.format(value));
  const writeAll = ([from = min, to = from]: readonly number[]) => {
    if (from === to) return write(from);
    return valueText ? `${write(from)} – ${write(to)}` : numbers.formatRange(from, to);
  };
  // Made here where Radix would not: where nobody has answered yet, any key or press answers, also with where it stands.
  const [from, to] = shown;
  const together = isGroup && from === to ? Math.min(step, 1) / 1000 : 0;
  // Of two in one place Radix would always take the first, which cannot go on: to it, the first stands a little before.
  const apart = shown.map((value, index) => (index === 0 ? value - together : value));
  const asShown = (next: readonly number[]) => next.map((value) => (value === apart[0] ? (from ?? value) : value));
  const answer = (next: readonly number[]) => {
    onValues([...next]);
    onCommit([...next]);
  };
  const goToEnd = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event as KeyboardEvent<HTMLDivElement>);
    if (isFixed || event.defaultPrevented || !slides.test(event.key)) return;
    const thumbs: EventTarget[] = [...event.currentTarget.querySelectorAll('[role=slider]')];
    const at = thumbs.indexOf(event.target);
    // Of two thumbs each goes as far as the other lets it: Radix would always move the first to the beginning.
    const place = { Home: shown[at - 1] ?? min, End: shown[at + 1] ?? max }[event.key];
    if (at < 0 || (values && place === undefined)) return;
    event.preventDefault();
    const next = shown.map((value, index) => (index === at ? (place ?? value) : value));
    if (String(next) !== String(values)) answer(next);
  };
  // As wide as it will be anywhere: what stands beside it would move under a thumb that is drawn.
  const ends = names
    ? [
        [min, max],
        [max - step, max],
      ]
    : [min, max, ...marks.map(({ value }) => value)].map((at) => [at]);
  const widest = new Set(ends.map(writeAll));
  const labels = isGroup
    ? { role: 'group', 'aria-label': label, 'aria-labelledby': labelledBy ?? (label ? undefined : fieldLabel) }
    : {};
  return (
    <div
      {...labels}
      {...rest}
      ref={group}
      className={cn(
        'relative flex [:where(&)]:w-full min-w-0 flex-wrap items-start gap-x-3',
        sliderSizes[size],
        className,
      )}
    >
      <div className="min-w-32 flex-1">
        <Radix.Root
          min={min}
          max={max}
          step={step}
          value={apart}
          onValueChange={(next) => onValues(asShown(next))}
          onValueCommit={(next) => onCommit(asShown(next))}
          onKeyDown={goToEnd}
          onPointerUp={() => !values && !isFixed && answer(shown)}
          preserveThumbOrder
          disabled={isFixed}
          aria-disabled={isOff || undefined}
          data-disabled={isOff ? '' : undefined}
          // A form that it knew of would, reset, be told of as a choice, and the focus would come here.
          form={noForm}
          className="relative isolate flex h-(--row) touch-none items-center *:has-[>[data-on-top]]:z-1"
        >
          <Radix.Track className={cn(trackLook, isOff && 'border-line')}>
            {values && (
              <Radix.Range className={cn('absolute h-full', isOff ? offLook : readOnly ? readLook : rangeLook)} />
            )}
          </Radix.Track>
          <SliderMarks part="ticks" marks={marks} min={min} max={max} />
          {shown.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a thumb stays the one that it is wherever it goes
            <Radix.unstable_ThumbProvider key={index}>
              <Radix.unstable_ThumbTrigger
                asChild
                tabIndex={isOff ? undefined : 0}
                {...field}
                id={index === 0 ? (id ?? field.id) : undefined}
                aria-label={names?.[index] ?? label}
                aria-labelledby={isGroup || label ? undefined : (labelledBy ?? fieldLabel)}
                aria-describedby={field['aria-describedby']}
                aria-readonly={readOnly || undefined}
                aria-disabled={isOff || undefined}
                data-disabled={isOff ? '' : undefined}
                aria-valuenow={value}
                aria-valuemin={shown[index - 1] ?? min}
                aria-valuemax={shown[index + 1] ?? max}
                aria-valuetext={values ? write(value) : strings.empty}
                data-empty={values ? undefined : ''}
                // With both at the end, only the first can still be drawn.
                data-on-top={index === 0 && isGroup && value === max ? '' : undefined}
              >
                <button
                  ref={index === 0 ? first : undefined}
                  type="button"
                  form={form}
                  disabled={isOff}
                  className={thumbLook}
                />
              </Radix.unstable_ThumbTrigger>
            </Radix.unstable_ThumbProvider>
          ))}
        </Radix.Root>
        <SliderMarks part="labels" marks={marks} min={min} max={max} />
      </div>
      <span aria-hidden className={cn('grid h-(--row) content-center text-end tabular-nums', isOff && 'text-muted')}>
        {[...widest].map((text) => (
          <bdi key={text} className="invisible col-start-1 row-start-1">
            {text}
          </bdi>
        ))}
        <bdi className="col-start-1 row-start-1 forced-colors:[:has(:disabled)>span>&]:text-[GrayText]">
          {values && writeAll(values)}
        </bdi>
      </span>
      {(values ?? ['']).map((value, index) => (
        <FormValue
          // biome-ignore lint/suspicious/noArrayIndexKey: as its thumb
          key={index}
          name={name}
          value={String(value)}
          changes={changes}
          required={index === 0 && required && !readOnly}
          disabled={isOff}
          form={form}
          control={first}
          onInvalid={miss}
        />
      ))}
    </div>
  );
}

/** As of any range of a browser: an end that lies on no step is never come to. */
function lastStep(min: number, max: number, step: number): number {
  const steps = Math.floor(Number(((max - min) / step).toFixed(6)));
  return Number((min + steps * step).toFixed(10));
}

const slides = /^(Arrow|Page|Home|End)/;

const trackLook =
  'relative h-(--track) grow overflow-hidden rounded-full border border-edge bg-sunken [:has(>*>[aria-invalid=true]:enabled)>&]:border-critical forced-colors:[:has(>*>[aria-invalid=true]:enabled)>&]:border-dashed';
const rangeLook =
  'bg-accent forced-colors:bg-[Highlight] not-forced-colors:[:has(>*>[aria-invalid=true])>*>&]:bg-critical';
const readLook = 'bg-edge forced-colors:bg-[CanvasText]';
const offLook = 'bg-line forced-colors:bg-[GrayText]';

const thumbLook = cn(
  // Pressed beside it, too: 24 px are asked of whatever is.
  'relative block size-(--thumb) rounded-full border-2 border-accent bg-surface before:absolute before:-inset-1.5 hover:border-ink',
  'aria-readonly:border-edge aria-readonly:bg-edge disabled:border-line disabled:bg-sunken data-[empty]:border-edge data-[certainty=assumed]:border-dashed',
  wrongFrame,
);
