/** One thing that can be chosen. */
export interface Command {
  /** Unlike any other of the palette. */
  key: string;
  /** What is done or where it leads, as the screen or the button calls it. */
  label: string;
  /** What tells it from others that are called much the same. */
  description?: ReactNode;
  /** What it is of, in a word. */
  detail?: ReactNode;
  /** The key that does the same. */
  shortcut?: string;
  /** Why it cannot be chosen now; it stays in sight. */
  reason?: string | undefined;
  /** Absent where there is a reason why it cannot be chosen. */
  onSelect?: (() => void) | undefined;
}

/** Commands of one kind, under a title. */
export interface CommandGroup {
  /** Unlike any other of the palette. */
  key: string;
  /** What they have in common. */
  title: string;
  /** The likeliest first. */
  commands: readonly Command[];
}

export interface CommandPaletteProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** What the palette is for: read out. */
  label: string;
  /** What can be looked for, shown until something is typed. */
  placeholder: string;
  /** What stands in its input, where whoever finds the commands holds it: then all of `groups` fits. */
  value?: string;
  /** What stands in its input to begin with where nobody holds `value`. */
  defaultValue?: string;
  /** Told what stands in its input after each change. */
  onValueChange?: (typed: string) => void;
  /** All commands: where nobody holds `value`, those are shown that have each typed word in their name or their description. Groups without commands are left out. */
  groups: readonly CommandGroup[];
  /** More is on its way. */
  busy?: boolean;
  /** Said where nothing fits. */
  nothing: string;
  /** Told that it is over: something was chosen, or it was left. */
  onClose: () => void;
}

/** Everything by its name, from the keyboard: type, walk with the arrows, choose with Enter. A class, a ref and all else are for its sheet. */
export declare function CommandPalette(props: CommandPaletteProps): JSX.Element;

/** What keys do in the palette. */
export declare const keyboard: readonly KeyRow[];
