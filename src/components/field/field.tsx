import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useId, useMemo } from 'react';
import type { Certainty } from '#components/internal';
import { Complaint, cn, idsOf } from '#components/internal';
import { useStrings } from '#components/locale';

interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  required?: boolean;
  'data-certainty'?: Certainty;
}

const FieldContext = createContext<
  (FieldControl & { labelId?: string; nameId?: string; isGroup: boolean }) | undefined
>(undefined);

export interface FieldProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Absent only where the control has a name of its own, as in a cell. */
  label?: ReactNode;
  /** Help that is always there, before the control. */
  description?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Worth a look, but nothing that keeps anyone from going on. */
  warning?: ReactNode;
  /** Its control holds the form back as long as it is not answered; in a group, that of a `RadioGroup` or `CheckboxGroup`. */
  required?: boolean;
  /** How far the field itself is known: an assumed one is dashed. */
  certainty?: Certainty;
  /** Beside the label: a mark, an annotation. */
  annotation?: ReactNode;
  /** The control is a group of controls (radio buttons, checkboxes): its label names the group. */
  group?: boolean;
  /** Id of the control; made up where absent. */
  controlId?: string;
}

/** A control with its label, help and error, tied together for a screen reader. */
export function Field({
  label,
  description,
  error,
  warning,
  required = false,
  certainty,
  annotation,
  group = false,
  controlId,
  className,
  children,
  ...rest
}: FieldProps) {
  const strings = useStrings();
  const made = useId();
  const id = controlId ?? made;
  const isLabelled = label !== undefined;
  const labelId = isLabelled ? `${id}-label` : undefined;
  const nameId = isLabelled ? `${id}-name` : undefined;
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const warningId = warning ? `${id}-warning` : undefined;
  const describedBy = idsOf(descriptionId, errorId, warningId);
  const isInvalid = Boolean(error);
  const control = useMemo(
    () => ({
      id,
      labelId,
      nameId,
      isGroup: group,
      'aria-describedby': describedBy,
      // Said also where nothing is wrong: what nobody has answered yet is no mistake, as the browser would have it.
      'aria-invalid': isInvalid,
      required: required || undefined,
      'data-certainty': certainty,
    }),
    [id, labelId, nameId, group, describedBy, isInvalid, required, certainty],
  );
  const captionLook = cn('text-sm font-medium text-ink', !annotation && 'self-start');
  const caption = (
    <>
      <span id={nameId}>{label}</span>
      {required && (
        <span className="ms-1 font-normal text-muted">
          <span aria-hidden>*</span>
          <span className="sr-only"> ({strings.required})</span>
        </span>
      )}
    </>
  );
  const named = group ? (
    <div id={labelId} className={captionLook}>
      {caption}
    </div>
  ) : (
    <label id={labelId} htmlFor={id} onMouseDown={selectNothing} className={captionLook}>
      {caption}
    </label>
  );
  return (
    <FieldContext value={control}>
      <div
        {...rest}
        {...(group ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy } : {})}
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

/** Who presses a label twice does not mean its text. */
function selectNothing(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/**
 * What a control takes over from the field around it: its id, and what describes it. What it says itself, that it is
 * invalid or required, goes before what the field says.
 */
export function useFieldControl(
  invalid?: boolean,
  required?: boolean,
): Partial<FieldControl> & { 'aria-labelledby'?: string } {
  const field = use(FieldContext);
  const said = {
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
    ...(required !== undefined && { required }),
  };
  if (!field) return said;
  const { labelId, nameId, isGroup, ...control } = field;
  const { 'data-certainty': certainty, 'aria-invalid': isInvalid } = control;
  return isGroup ? { 'data-certainty': certainty, 'aria-invalid': isInvalid, ...said } : { ...control, ...said };
}

/** Whether a control must be answered: as it says itself, or else as the field around does, also where that is a group. */
export function useIsRequired(own?: boolean): boolean {
  const field = use(FieldContext);
  return own ?? field?.required ?? false;
}

/** The id of the label of the field around, for controls that a `label` element cannot name. */
export function useFieldLabel(): string | undefined {
  return use(FieldContext)?.labelId;
}

/** The id of what the field is called, without what is asked of it: it names the lists that belong to its control. */
export function useFieldName(): string | undefined {
  return use(FieldContext)?.nameId;
}

/** A group of controls that answers for the field: those in it take nothing over from it themselves. */
export function FieldGroup({ children }: { children: ReactNode }) {
  return <FieldContext value={undefined}>{children}</FieldContext>;
}
