import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useComplaint, useFieldControl, useFieldLabel } from '#components/field';
import {
  cn,
  FormValue,
  idsOf,
  innerButtonLook,
  partName,
  useCustomValidity,
  useLeadingRef,
  useMissing,
  useReset,
} from '#components/internal';
import { useLocale } from '#components/locale';
import { focusNearest, isAmong } from './around.ts';
import type { Layout, Part } from './layout.ts';
import { Mark } from './mark.tsx';
import { runsOf } from './runs.ts';
import { Segment } from './segment.tsx';
import { type SegmentedProps, segmentedLook, segmentedSizes } from './segmented-props.ts';
import { Unread } from './unread.tsx';
import type { Held } from './use-answer.ts';
import { usePartTyping } from './use-part-typing.ts';

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
  const { strings } = useLocale();
  const made = useId();
  const first = useRef<HTMLInputElement>(null);
  const whole = useLeadingRef(ref, autoFocus);
  const { answer, value, typed } = held;
  const typing = usePartTyping({ layout, held, readOnly, onOpen });
  const { isLeft, isAll, unread } = typing;
  useReset(first, () => {
    held.reset();
    typing.begin();
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
        typed={typing.typedAt(index)}
        form={form}
        readOnly={readOnly}
        disabled={disabled}
        aria-describedby={index === 0 ? state['aria-describedby'] : undefined}
        aria-invalid={unread !== undefined || state['aria-invalid']}
        aria-required={(index === 0 && required) || undefined}
        onType={(text, input) => typing.type(index, text, input)}
        onClear={(input) => typing.clear(index, input)}
        onKeyDown={(event) => typing.press(event, part, index)}
        onBlur={() => typing.leavePart(index)}
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
        typing.copy(event);
      }}
      onCut={(event) => {
        rest.onCut?.(event);
        if (typing.copy(event) && !readOnly) typing.clearAll(event.currentTarget);
      }}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event);
        typing.chooseNone();
        focusNearest(event);
      }}
      onFocus={(event) => {
        if (!isAmong(event)) onFocus?.(event);
      }}
      onBlur={(event) => {
        if (isAmong(event)) return;
        typing.leave();
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
          onClick={({ currentTarget }) => typing.clearAll(currentTarget)}
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
          typing.say();
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
