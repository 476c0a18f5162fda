export interface AnchoredMenuProps extends ComponentProps<'div'> {
  /** The button that was pressed; it has a name of its own. */
  anchor: HTMLElement;
  /** What it offers, or `MenuItem` and the other parts as children, where more than that is put together. */
  entries?: readonly MenuEntry[];
  /** Told that it is over: something was chosen, or it was left. */
  onClose: () => void;
}

/** A menu that is open beside a button which knows nothing of it: one menu for the buttons of a hundred rows. A class, a ref and all else are for the menu. */
export declare function AnchoredMenu(props: AnchoredMenuProps): JSX.Element;

interface Shown {
  /** Before the words. */
  icon?: ReactNode;
  /** The key that does the same, as `KeyboardEvent` calls it: `Control+D`. Shown and told; it is listened to elsewhere. */
  shortcut?: string;
  /** Cannot be chosen, and the keys pass it. */
  disabled?: boolean;
}

/** Something that can be done. */
export interface MenuAction extends Shown {
  /** Which entry it is. */
  kind: 'action';
  /** What is done: a verb first. */
  label: ReactNode;
  /** Told that it was chosen; the menu is closed then. */
  onSelect: () => void;
  /** Why it cannot be chosen now: it stays within reach of the keys, so that this is read. */
  reason?: string;
  /** `critical` where it cannot be taken back. */
  tone?: 'neutral' | 'critical';
}

/** A way elsewhere. */
export interface MenuLink extends Shown {
  /** Which entry it is. */
  kind: 'link';
  /** Without a look; it carries the words. */
  link: ReactElement;
}

/** Something that is on or off. */
export interface MenuCheck extends Shown {
  /** Which entry it is. */
  kind: 'check';
  /** What it is kept by where entries before it come and go; else its place. */
  id?: string;
  /** What is on or off. */
  label: ReactNode;
  /** Whether it is on, where that is held outside. */
  checked?: boolean;
  /** What it begins with where nobody holds `checked`; the menu keeps what it was changed to. */
  defaultChecked?: boolean;
  /** Told what it was changed to. */
  onCheckedChange?: (checked: boolean) => void;
}

/** A choice between several. */
export interface MenuChoice {
  /** Which entry it is. */
  kind: 'choice';
  /** What it is kept by where entries before it come and go; else its place. */
  id?: string;
  /** What is chosen, over the answers. */
  label: string;
  /** Which is chosen, where that is held outside. */
  value?: string;
  /** What it begins with where nobody holds `value`; the menu keeps what was chosen. */
  defaultValue?: string;
  /** Told which was chosen. */
  onValueChange?: (value: string) => void;
  /** What can be chosen. */
  options: readonly MenuOption[];
}

/** One answer of a choice. */
export interface MenuOption {
  /** Unlike that of any other. */
  value: string;
  /** What it is called. */
  label: ReactNode;
}

/** More entries, in a menu beside. */
export interface MenuBranch extends Omit<Shown, 'shortcut'> {
  /** Which entry it is. */
  kind: 'submenu';
  /** What they have in common. */
  label: ReactNode;
  /** What the menu within offers. */
  entries: readonly MenuEntry[];
}

/** A line between groups. */
export interface MenuLine {
  /** Which entry it is. */
  kind: 'separator';
}

/** An action, a way elsewhere, something on or off, a choice between several, more of these, or a line between groups. */
export type MenuEntry = MenuAction | MenuLink | MenuCheck | MenuChoice | MenuBranch | MenuLine;

export interface DropdownMenuProps extends ComponentProps<'div'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it offers, or `MenuItem` and the other parts as children, where more than that is put together. */
  entries?: readonly MenuEntry[];
  /** Whether it is open, where that is held outside. */
  open?: boolean;
  /** Whether it is open to begin with where nobody holds `open`. */
  defaultOpen?: boolean;
  /** Told whether it is open after each change. */
  onOpenChange?: (open: boolean) => void;
  /** Which edge of the trigger it keeps to. */
  align?: 'start' | 'end';
}

/** Actions that need not be in sight, behind a button. A class, a ref and all else are for the menu that it opens. */
export declare function DropdownMenu(props: DropdownMenuProps): JSX.Element;

/** What keys do at a button with a menu, and in the menu. */
export declare const keyboard: readonly KeyRow[];

interface Shown {
  /** Before the words. */
  icon?: ReactNode;
  /** The key that does the same, as `KeyboardEvent` calls it: `Control+D`. Shown and told; it is listened to elsewhere. */
  shortcut?: string;
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item>, Shown {
  /** Why it cannot be chosen now: it stays within reach of the keys, so that this is read. */
  reason?: string;
  /** `critical` where it cannot be taken back. */
  tone?: 'neutral' | 'critical';
}

type CheckboxItem = ComponentProps<typeof Radix.CheckboxItem>;

export interface MenuCheckboxItemProps extends Omit<CheckboxItem, 'onSelect' | 'checked' | 'onCheckedChange'>, Shown {
  /** Whether it is on, where that is held outside. */
  checked?: boolean;
  /** What it begins with where nobody holds `checked`. The menu keeps what it was changed to, also while it is closed: by its place, or by its `id` where entries before it come and go. */
  defaultChecked?: boolean;
  /** Told what it was changed to. */
  onCheckedChange?: (checked: boolean) => void;
}

export interface MenuRadioGroupProps extends Omit<ComponentProps<typeof Radix.RadioGroup>, 'defaultValue'> {
  /** What is chosen. */
  label: ReactNode;
  /** Which is chosen, where that is held outside. */
  value?: string;
  /** What it begins with where nobody holds `value`. The menu keeps what was chosen, also while it is closed: by its place, or by its `id` where entries before it come and go. */
  defaultValue?: string;
  /** Told which was chosen. */
  onValueChange?: (value: string) => void;
}

export type MenuRadioItemProps = ComponentProps<typeof Radix.RadioItem>;

export type MenuSeparatorProps = ComponentProps<typeof Radix.Separator>;

export interface SubmenuProps extends Omit<ComponentProps<typeof Radix.SubTrigger>, 'asChild'> {
  /** What the entry that opens it says. A class, a ref and all else are for that entry. */
  label: ReactNode;
  /** Before the words. */
  icon?: ReactNode;
  /** What the menu within offers. */
  children: ReactNode;
}

/** An action of a menu, or with `asChild` a link. */
export declare function MenuItem(props: MenuItemProps): JSX.Element;

/** Something on or off in a menu. Enter changes it and closes; Space and a press leave the menu open, for the next. */
export declare function MenuCheckboxItem(props: MenuCheckboxItemProps): JSX.Element;

/** A choice between several in a menu: each a `MenuRadioItem`. */
export declare function MenuRadioGroup(props: MenuRadioGroupProps): JSX.Element;

/** One of several to choose from. */
export declare function MenuRadioItem(props: MenuRadioItemProps): JSX.Element;

/** A line between groups of a menu. */
export declare function MenuSeparator(props: MenuSeparatorProps): JSX.Element;

/** An entry of a menu that opens another beside itself. */
export declare function Submenu(props: SubmenuProps): JSX.Element;

/** Where a menu stands beside what opened it. */
export interface MenuPlacement {
  /** Its edge along which it stands. */
  align?: 'start' | 'center' | 'end';
  /** On which side of it. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** So many pixels from it. */
  sideOffset?: number;
}

export interface OpenedMenuProps extends ComponentProps<'div'> {
  /** What it stands at, which is also whose Radix root it stands in: a button's, or that of any place. */
  at: 'button' | 'place';
  /** What the focus goes back to once it is closed. */
  element: RefObject<HTMLElement | null>;
  /** What it offers; its parts as children where more than that is put together. */
  entries?: readonly MenuEntry[];
  /** Where it stands beside what opened it. */
  placed: MenuPlacement;
  /** Whether it is open. */
  open: boolean;
  /** Which entry it was opened on; what Radix makes of it where absent. */
  openedOn?: 'first' | 'last';
  /** Told that it closes: something was chosen, or it was left. */
  onOpenChange: (open: boolean) => void;
}

/** A menu, whatever opens it otherwise than a button: for a `ContextMenu` and its like. */
export declare function OpenedMenu(props: OpenedMenuProps): JSX.Element;
