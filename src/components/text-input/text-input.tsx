import {
  type ComponentProps,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFieldControl } from '#components/field';
import { cn, controlLook, controlSizes, endPlaces, idsOf, useMissing, wordPlaces } from '#components/internal';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof controlSizes;
  /** What is typed, as HTML has it: `email`, `url`, `password`; `text` where absent. */
  type?: HTMLInputTypeAttribute;
  /** Before what is typed: a currency, an icon. Words are read out with it. */
  prefix?: ReactNode;
  /** After what is typed: a unit, a button. Words are read out with it. */
  suffix?: ReactNode;
  /** Told what is typed after each change; the empty string where nothing is left. */
  onValueChange?: (value: string) => void;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** One line of text. */
export function TextInput({
  prefix,
  suffix,
  size = 'md',
  className,
  style,
  invalid,
  onChange,
  onValueChange,
  ...rest
}: TextInputProps) {
  const [isMissing, miss] = useMissing(rest.onInvalidCapture);
  const field = useFieldControl(isMissing || invalid, undefined, rest);
  const id = useId();
  const before = useRoom(usual.before);
  const behind = useRoom(usual.behind);
  const beside = [prefix, suffix].map((words, index) => (typeof words === 'string' ? `${id}-${index}` : undefined));
  const describedBy = idsOf(field['aria-describedby'], ...beside);
  const input = (
    <input
      type="text"
      {...field}
      {...rest}
      onInvalidCapture={miss}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      aria-describedby={describedBy}
      style={prefix || suffix ? { paddingInlineStart: before.room, paddingInlineEnd: behind.room } : style}
      className={cn(
        controlLook,
        controlSizes[size],
        prefix ? 'ps-8' : '',
        suffix ? 'pe-16' : '',
        !prefix && !suffix && className,
      )}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <div style={style} className={cn('relative flex items-center', className)}>
      {prefix && (
        <span
          ref={before.place}
          id={beside[0]}
          className={cn('pointer-events-none text-sm text-muted [&>svg]:size-4', wordPlaces.start)}
        >
          {prefix}
        </span>
      )}
      {input}
      {suffix && (
        <span
          ref={behind.place}
          id={beside[1]}
          className={cn(beside[1] ? wordPlaces.end : endPlaces[size], 'text-sm text-muted')}
        >
          {suffix}
        </span>
      )}
    </div>
  );
}

/** The room that there is for what stands beside what is typed, in pixels. */
const usual = { before: 32, behind: 64 };
/** What is kept free on either side of it, in pixels. */
const margins = 18;

/** The room that words take which need more than the usual; measured each time, as words, typefaces and sizes differ. */
function useRoom(most: number) {
  const place = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    // Pictures have the usual room.
    const needed = place.current?.textContent ? place.current.offsetWidth + margins : 0;
    setRoom(needed > most ? needed : undefined);
  });
  return { place, room };
}
