import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react';
import { type Certainty, idsOf } from '#components/internal';

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

export const FieldContext = createContext<FieldAround | undefined>(undefined);

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
