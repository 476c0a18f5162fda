export interface AvatarProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  /** Whose it is: read out, and drawn in its first letters where there is no picture. */
  name: string;
  /** The address of the picture. */
  src?: string;
  /** Colour behind the letters: tells people apart, and means nothing. */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** `sm` in lines of text and tables, `lg` at the top of a page, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
}

/** A person, or a group of people, in little. Where the name stands beside it, `aria-hidden`. */
export declare function Avatar(props: AvatarProps): JSX.Element;

/** Somebody of a group. */
export interface AvatarPerson extends Pick<AvatarProps, 'name' | 'src' | 'tone'> {
  /** Unlike any other of the group. */
  key: string;
}

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'>, Pick<AvatarProps, 'size'> {
  /** Who they are together. */
  label: string;
  /** Who they are, in the order of reading. */
  people: readonly AvatarPerson[];
  /** How many are drawn; of the others it is said how many there are. */
  max?: number;
}

/** Several people, one laid over the next. */
export declare function AvatarGroup(props: AvatarGroupProps): JSX.Element;
