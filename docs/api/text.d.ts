/**
 * A number whose digits stand under the digits of other numbers. Only the digits are as wide as one another: what stands
 * between them keeps its own width, so that a number is not torn.
 */
export declare function Figures(props: {
  children: string;
}): JSX.Element[];

export interface TextProps extends ComponentProps<'p'> {
  /** What it is in the document's structure. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'code';
  /** `base` to read, smaller for what stands beside it; `note` is the hand of an annotation. */
  size?: 'note' | 'xs' | 'sm' | 'base' | 'lg';
  /** `neutral` to read, `muted` for what matters less; the others as anywhere. */
  tone?: 'neutral' | 'muted' | 'accent' | 'positive' | 'caution' | 'critical';
  /** Lends the look to its one child. */
  asChild?: boolean;
}

/** Words, in one of the sizes and tones there are. */
export declare function Text(props: TextProps): JSX.Element;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the document's outline, whatever its size. */
  level: 1 | 2 | 3 | 4;
  /** How large it is, whatever its level. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Lends the look to its one child, such as a `legend`; its level is then the child's. */
  asChild?: boolean;
}

/** Whether what is drawn is a picture of a page inside of another: its headings only look as such. */
export declare const InPictureContext: Context<boolean>;

/** How far below another heading headings stand: by so much are they deeper in the outline of the page than they say. */
export declare const HeadingsBelowContext: Context<number>;

/** Names what follows. */
export declare function Heading(props: HeadingProps): JSX.Element;
