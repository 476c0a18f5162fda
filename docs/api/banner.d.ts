export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** How much it matters; `critical` interrupts what a screen reader is saying. */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** What is so, in a sentence or less. */
  title: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** It need not be so for as long as it stands: takes it away. The focus goes to what stands beside it. */
  onDismiss?: () => void;
}

/** Something that a person should know about the whole page. A critical one is read out at once. */
export declare function Banner(props: BannerProps): JSX.Element;
