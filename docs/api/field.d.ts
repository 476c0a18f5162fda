/**
 * Runs something at once, or where a press is under way when it has ended. What changes the layout between press and
 * release moves the button away from under the pointer, and the press is lost.
 */
export declare function afterPress(run: () => void): void;

/** Whether a key is one of a word that is still put together: Safari says so of the last one by its code alone. */
export declare const isComposing: (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) => boolean;

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
  certainty?: 'stated' | 'assumed' | 'notShown';
  /** Beside the label: a mark, an annotation. */
  annotation?: ReactNode;
  /** There are several controls in it: its label names the group of them. A `RadioGroup`, or another control that is a group by itself, says so itself. */
  group?: boolean;
  /** Id of the control; made up where absent. */
  controlId?: string;
}

/** A control with its label, help and error, tied together for a screen reader. */
export declare function Field(props: FieldProps): JSX.Element;

interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  required?: boolean;
  'data-certainty'?: 'stated' | 'assumed' | 'notShown';
}

/**
 * What a control takes over from the field around it: its id, and what describes it. What it says itself, that it is
 * invalid or required, goes before what the field says.
 * @param own an id of its own, which the label of the field leads to then, and what describes it besides
 */
export declare function useFieldControl(invalid?: boolean, required?: boolean, own?: {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}): Partial<FieldControl> & {
  'aria-labelledby'?: string;
};

interface FieldGroupControl {
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'data-certainty'?: 'stated' | 'assumed' | 'notShown';
}

/**
 * What a control that is a group itself takes over from the field around it: so the group is told once, with its name, its
 * help and what is wrong. One that has a name of its own is another group, within that of the field.
 * @param isAsked whether it says by itself that it must be answered: its name then does not
 */
export declare function useFieldGroup(own: string | undefined, invalid?: boolean, isAsked?: boolean): FieldGroupControl;

/** Whether a control must be answered: as it says itself, or else as the field around does, also where that is a group. */
export declare function useIsRequired(own?: boolean): boolean;

/**
 * The id of the label of the field around, for controls and lists that a `label` element cannot name.
 * @param asks says with it that it must be answered, for what cannot say so by a state
 */
export declare function useFieldLabel(asks?: boolean): string | undefined;

/** A group of controls that answers for the field: those in it take over nothing but that it is wrong, which the group says. */
export declare function FieldGroup(props: {
  invalid: boolean | undefined;
  children: ReactNode;
}): JSX.Element;

interface Asked {
  /** Whoever uses the control says that it is wrong. */
  invalid?: boolean;
  /** Ids of what describes the control besides the help of the field. */
  describedBy?: string;
}

interface Told {
  /** For what has the focus. */
  state: {
    'aria-invalid'?: boolean;
    'aria-describedby'?: string;
  };
  /** Goes below the control. */
  told: ReactNode;
}

/**
 * What a control takes over from the field around it, and what it finds wrong with its answer by itself.
 * A field that knows of something wrong says it, and then the control does not.
 */
export declare function useComplaint(complaint: string | undefined, { invalid, describedBy }: Asked): Told;
