import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Certainty } from '#components/internal';
import { Complaint, cn, focusWithin, idsOf } from '#components/internal';
import { useStrings } from '#components/locale';
import { FieldContext } from './field-around.tsx';
import { useHeldBack } from './use-held-back.ts';
import { useLateError } from './use-late-error.ts';
import { useOwnIds } from './use-own-ids.ts';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Absent only where the control has a name of its own. */
  label?: ReactNode;
  /** Help that is always there, before the control. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Where absent, what the browser holds the form back for is said. */
  error?: ReactNode;
  /** Worth a look, but nothing that keeps anyone from going on. */
  warning?: ReactNode;
  /** Its control holds the form back as long as it is not answered; in a group, that of a `RadioGroup` or `CheckboxGroup`. */
  required?: boolean;
  /** How far the field itself is known: an assumed one is dashed. */
  certainty?: Certainty;
  /** Beside the label: a mark, an annotation. */
  annotation?: ReactNode;
  /** There are several controls in it: its label names the group of them. A `RadioGroup`, or another control that is a group by itself, says so itself. */
  group?: boolean;
  /** Id of the control; made up where absent. */
  controlId?: string;
}

/** Of a control that says by itself that it must be answered. In a field beside a note, its label stands one deeper. */
const askedByControl =
  'hidden [[data-field]:has(:required,[aria-required=true],[data-required])>:is(label,div):not([data-field])>&]:inline [[data-field]:has(:required,[aria-required=true],[data-required])>div:not([data-field])>:is(label,div):not([data-field])>&]:inline';

/** A control with its label, help and error, tied together for a screen reader. */
export function Field({
  label,
  description,
  error: said,
  warning,
  required = false,
  certainty,
  annotation,
  group = false,
  controlId,
  className,
  children,
  onInvalidCapture,
  ref,
  ...rest
}: FieldProps) {
  const strings = useStrings();
  const [heldBack, hear] = useHeldBack();
  const box = useRef<HTMLDivElement>(null);
  const error = said || heldBack;
  const made = useId();
  const id = controlId ?? made;
  const isLabelled = label !== undefined;
  const labelId = isLabelled ? `${id}-label` : undefined;
  const askedId = isLabelled && required ? `${id}-asked` : undefined;
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const warningId = warning ? `${id}-warning` : undefined;
  const refs = useComposedRefs(ref, box);
  useLateError(box, said, errorId);
  const describedBy = idsOf(descriptionId, errorId, warningId);
  const [isGroupWithin, setGroupWithin] = useState(false);
  const [leadsTo, onControl] = useOwnIds(box, id);
  const control = useMemo(
    () => ({
      id,
      labelId,
      askedId,
      isGroup: group,
      onGroup: setGroupWithin,
      onControl,
      'aria-describedby': describedBy,
      // Said also where nothing is wrong: what nobody has answered yet is no mistake, as the browser would have it.
      'aria-invalid': errorId !== undefined,
      required: required || undefined,
      'data-certainty': certainty,
    }),
    [id, labelId, askedId, group, onControl, describedBy, errorId, required, certainty],
  );
  const captionLook = cn('text-sm font-medium text-ink', !annotation && 'self-start');
  const caption = (
    <>
      <span id={labelId} data-name>
        {label}
      </span>
      {/* Seen, and no part of the name, nor of the words of the label. */}
      {(required || !group) && (
        <span
          aria-hidden
          className={cn("ms-1 font-normal text-muted after:content-['*']", !required && askedByControl)}
        />
      )}
    </>
  );
  const named =
    group || isGroupWithin ? (
      // biome-ignore lint/a11y/noStaticElementInteractions: keys reach the controls themselves
      // biome-ignore lint/a11y/useKeyWithClickEvents: likewise
      <div onMouseDown={selectNothing} onClick={leadIn} className={captionLook}>
        {caption}
      </div>
    ) : (
      <label htmlFor={leadsTo ?? id} onMouseDown={selectNothing} className={captionLook}>
        {caption}
      </label>
    );
  return (
    <FieldContext value={control}>
      <div
        {...rest}
        ref={refs}
        data-field
        onInvalidCapture={(event) => {
          onInvalidCapture?.(event);
          hear(event);
        }}
        {...(group &&
          !isGroupWithin && {
            role: 'group',
            'aria-labelledby': idsOf(labelId, askedId),
            'aria-describedby': describedBy,
          })}
        className={cn('flex min-w-0 flex-col gap-1', className)}
      >
        {annotation ? (
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            {named}
            {annotation}
          </div>
        ) : (
          isLabelled && named
        )}
        {askedId && (
          <span id={askedId} hidden>
            ({strings.required})
          </span>
        )}
        {description && (
          <div id={descriptionId} className="text-sm text-muted">
            {description}
          </div>
        )}
        {children}
        {error && <Complaint id={errorId}>{error}</Complaint>}
        {warning && (
          <p id={warningId} className="flex gap-1.5 text-sm text-caution">
            <span
              aria-hidden
              className="mt-1.5 size-1.5 shrink-0 rounded-full bg-current forced-colors:bg-[CanvasText]"
            />
            {warning}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** As the label of one control leads to that, the one of a group leads to what is answered first in it. */
function leadIn({ currentTarget }: MouseEvent) {
  const field = currentTarget.closest<HTMLElement>('[data-field]');
  if (field) focusWithin(field);
}

/** Who presses a label twice does not mean its text. */
function selectNothing(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
