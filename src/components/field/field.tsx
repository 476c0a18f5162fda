import { useComposedRefs } from 'radix-ui/internal';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Certainty } from '#components/internal';
import { Complaint, cn, focusWithin, idsOf } from '#components/internal';
import { useStrings } from '#components/locale';
import { useHeldBack } from './use-held-back.ts';
import { useLateError } from './use-late-error.ts';
import { useOwnIds } from './use-own-ids.ts';

interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  required?: boolean;
  'data-certainty'?: Certainty;
}

interface FieldAround extends FieldControl {
  labelId?: string;
  /** Of the words that it must be answered, for what cannot say so by a state. */
  askedId?: string;
  isGroup: boolean;
  /** Told whether the control is a group itself, named by the label: then the field is none. */
  onGroup: (isGroup: boolean) => void;
  /** Told the id that a control has of its own, which the label leads to then; ends that. */
  onControl: (id: string) => () => void;
}

const FieldContext = createContext<FieldAround | undefined>(undefined);

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
      {required && (
        <span aria-hidden className="ms-1 font-normal text-muted">
          *
        </span>
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

/**
 * What a control takes over from the field around it: its id, and what describes it. What it says itself, that it is
 * invalid or required, goes before what the field says.
 * @param own an id of its own, which the label of the field leads to then, and what describes it besides
 */
export function useFieldControl(
  invalid?: boolean,
  required?: boolean,
  own: { id?: string | undefined; 'aria-describedby'?: string | undefined } = {},
): Partial<FieldControl> & { 'aria-labelledby'?: string } {
  const field = use(FieldContext);
  const onControl = field && !field.isGroup && own.id !== undefined ? field.onControl : undefined;
  useLayoutEffect(() => (own.id === undefined ? undefined : onControl?.(own.id)), [onControl, own.id]);
  const said = {
    ...(own.id !== undefined && { id: own.id }),
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
    ...(required !== undefined && { required }),
  };
  const described = (by?: string) => {
    const all = idsOf(by, own['aria-describedby']);
    return all === undefined ? {} : { 'aria-describedby': all };
  };
  if (!field) return { ...said, ...described() };
  const { labelId, askedId, isGroup, onGroup, onControl: _, ...control } = field;
  const { 'data-certainty': certainty, 'aria-invalid': isInvalid, 'aria-describedby': help } = control;
  return isGroup
    ? { 'data-certainty': certainty, 'aria-invalid': isInvalid, ...said, ...described() }
    : { ...control, ...said, ...described(help) };
}

interface FieldGroupControl {
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'data-certainty'?: Certainty;
}

/**
 * What a control that is a group itself takes over from the field around it: so the group is told once, with its name, its
 * help and what is wrong. One that has a name of its own is another group, within that of the field.
 * @param isAsked whether it says by itself that it must be answered: its name then does not
 */
export function useFieldGroup(own: string | undefined, invalid?: boolean, isAsked = false): FieldGroupControl {
  const field = use(FieldContext);
  const isNamed = own === undefined && field?.labelId !== undefined;
  const onGroup = isNamed ? field.onGroup : undefined;
  useLayoutEffect(() => {
    onGroup?.(true);
    return () => onGroup?.(false);
  }, [onGroup]);
  return {
    ...(isNamed && {
      'aria-labelledby': idsOf(field.labelId, !isAsked && field.askedId),
      'aria-describedby': field['aria-describedby'],
    }),
    ...(field && { 'data-certainty': field['data-certainty'], 'aria-invalid': field['aria-invalid'] }),
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
  };
}

/** Whether a control must be answered: as it says itself, or else as the field around does, also where that is a group. */
export function useIsRequired(own?: boolean): boolean {
  const field = use(FieldContext);
  return own ?? field?.required ?? false;
}

/**
 * The id of the label of the field around, for controls and lists that a `label` element cannot name.
 * @param asks says with it that it must be answered, for what cannot say so by a state
 */
export function useFieldLabel(asks = false): string | undefined {
  const field = use(FieldContext);
  return idsOf(field?.labelId, asks && field?.askedId);
}

/** A group of controls that answers for the field: those in it take over nothing but that it is wrong, which the group says. */
export function FieldGroup({ invalid, children }: { invalid: boolean | undefined; children: ReactNode }) {
  const around = useMemo(
    () => ({
      id: '',
      isGroup: true,
      onGroup: () => undefined,
      onControl: () => () => undefined,
      ...(invalid && { 'aria-invalid': true }),
    }),
    [invalid],
  );
  return <FieldContext value={around}>{children}</FieldContext>;
}
