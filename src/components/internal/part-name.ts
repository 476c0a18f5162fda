interface NamedControl {
  /** What the control is called. */
  label?: string | undefined;
  /** The ids of what it is called by. */
  labelledBy?: string | undefined;
}

/** The name of one thing in a control, and then that of the control: of several that clear, each says what. */
export const partName = (id: string, what: string, { label, labelledBy }: NamedControl) => ({
  id,
  'aria-label': label ? `${what}, ${label}` : what,
  'aria-labelledby': label || !labelledBy ? undefined : `${id} ${labelledBy}`,
});
