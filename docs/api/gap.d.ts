export interface GapProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing. */
  title: ReactNode;
  /** Where it belongs, as in `PRODUCT.md:41:7`. */
  source?: ReactNode;
  /** The question that would close it. */
  question?: ReactNode;
  /** What can be done about it: the way to where it is asked. */
  actions?: ReactNode;
  /** How far it is known; `not shown` where absent. */
  label?: ReactNode;
}

/** Something that is not shown: a hatched field, as on a drawing whose part is still open. */
export declare function Gap(props: GapProps): JSX.Element;
