import { RotateCw } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFieldGroup, useIsRequired } from '#components/field';
import {
  cn,
  FormValues,
  fromOutside,
  isChord,
  isKeyA,
  rootOf,
  useHeld,
  useIsOff,
  useMissing,
  wrongGroup,
} from '#components/internal';
import { useLocale } from '#components/locale';
import { tickedLeaves, tickOf, turnedOf } from './ticked.ts';
import { isParentItem, type TreeItem, treeMove, type VisibleItem, visibleItems } from './tree.ts';
import { TreeRow } from './tree-row.tsx';
import { useLoaded } from './use-loaded.ts';

export type { TreeItem };

export interface TreeViewProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'defaultChecked'> {
  /** What is in it, where no `Field` around says so. */
  label?: string;
  /** What lies at the top, with what is under each. */
  items: readonly TreeItem[];
  /** Whether one is chosen, or any number are ticked: of one that has others under it, as many as of those. */
  selection?: 'single' | 'multiple';
  /** The ids of what is ticked, where that is held outside: of what has nothing under it. */
  checked?: readonly string[];
  /** The ids of what is ticked to begin with where nobody holds `checked`. */
  defaultChecked?: readonly string[];
  /** Told the ids of all that is ticked after each change. */
  onCheckedChange?: (ids: readonly string[]) => void;
  /** Finds what is under an item that says `hasChildren`, once it is opened. Where it fails, the tree offers to try again. */
  load?: (id: string) => Promise<readonly TreeItem[]>;
  /** The id of what is chosen, where that is held outside; null where nothing is. */
  value?: string | null;
  /** The id of what is chosen to begin with where nobody holds `value`. */
  defaultValue?: string | null;
  /** Told the id of what was chosen. */
  onValueChange?: (id: string | null) => void;
  /** The ids of what is open, where that is held outside. */
  expanded?: readonly string[];
  /** The ids of what is open to begin with where nobody holds `expanded`. */
  defaultExpanded?: readonly string[];
  /** Told the ids of all that is open after each change. */
  onExpandedChange?: (ids: readonly string[]) => void;
  /** Under which a form has the id of what is chosen, or each that is ticked. */
  name?: string;
  /** The id of the form that it is sent with, where it does not stand in it. */
  form?: string;
  /** Holds the form back as long as nothing is chosen. */
  required?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
  /** Nothing of it can be chosen or take the focus. */
  disabled?: boolean;
  /** It is walked, opened and closed, and what is chosen or ticked stays so. */
  readOnly?: boolean;
}

/** Letters that follow one another within it are of one word. */
const pause = 500;

/** Things under things, one of which can be chosen, or any number ticked. One stop for the keyboard; arrows, letters and `*` as in any tree. */
export function TreeView({
  label,
  items: given,
  selection = 'single',
  checked,
  defaultChecked = [],
  onCheckedChange,
  load,
  value,
  defaultValue = null,
  onValueChange,
  expanded,
  defaultExpanded = [],
  onExpandedChange,
  name,
  form,
  required,
  invalid,
  disabled = false,
  readOnly = false,
  className,
  onKeyDown,
  ref,
  autoFocus,
  onFocus,
  onBlur,
  ...rest
}: TreeViewProps) {
  const { direction, strings } = useLocale();
  const tree = useId();
  const [isOff, place] = useIsOff(ref, autoFocus);
  const isShut = disabled || isOff;
  const [isMissing, miss] = useMissing();
  const isRequired = useIsRequired(required) && !readOnly;
  const field = useFieldGroup(label ?? rest['aria-label'], isMissing || invalid, isRequired);
  const [chosen, choose, resetChosen, choices] = useHeld(value, defaultValue, onValueChange);
  const [open, setOpen] = useHeld(expanded, defaultExpanded, onExpandedChange);
  const { items, stateOf, ask } = useLoaded(given, open, load);
  const [tickedIds, tick, resetTicked, ticks] = useHeld(checked, defaultChecked, onCheckedChange);
  const [stood, setStood] = useState<string>();
  const letters = useRef({ typed: '', at: 0 });
  const opened = new Set(open);
  const isMany = selection === 'multiple';
  const ticked = new Set(isMany ? tickedLeaves(items, new Set(tickedIds)) : []);
  const visible = visibleItems(items, opened).flatMap((one): VisibleItem[] =>
    opened.has(one.item.id) && stateOf(one.item.id) === 'failed' ? [one, againFor(one, strings.notCome)] : [one],
  );
  const inSight = (id: string | null | undefined) => visible.some(({ item }) => item.id === id);
  const first = isMany ? tickedIds[0] : chosen;
  const at = [stood, first].find(inSight) ?? visible[0]?.item.id;
  const openAll = (ids: readonly string[]) => setOpen([...new Set([...open, ...ids])]);
  const toggle = (id: string) => (opened.has(id) ? setOpen(open.filter((other) => other !== id)) : openAll([id]));
  const take = (item: TreeItem, from: Element) => {
    const lacking = asksAgain(item.id);
    if (lacking !== undefined) {
      // What asks is gone at once.
      go(lacking, from);
      ask(lacking);
      return;
    }
    if (item.disabled || isShut || readOnly) return;
    if (isMany) tick(turnedOf([item], ticked));
    else choose(item.id);
  };
  const go = (id: string, from: Element) => {
    setStood(id);
    rootOf(from).getElementById(`${tree}${id}`)?.focus();
  };
  const press = (item: TreeItem, { currentTarget, target }: MouseEvent) => {
    if (isShut) return;
    go(item.id, currentTarget);
    const isAtChevron = (target as Element).closest('[data-chevron]') !== null;
    if (!isAtChevron) take(item, currentTarget);
    // What is ticked and opened at once would be opened by who only ticks it.
    if (isAtChevron || (isParentItem(item) && !isMany && !item.disabled)) toggle(item.id);
  };
  // A row is drawn again for what it has alone, not for what another one has.
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  const [onPress] = useState(() => (item: TreeItem, event: MouseEvent) => latest.current(item, event));
  const type = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (isMany && !isShut && !readOnly && (event.ctrlKey || event.metaKey) && isKeyA(event.key, event.code)) {
      event.preventDefault();
      tick(turnedOf(items, ticked));
    }
    if (isChord(event) || at === undefined) return;
    const { typed: before, at: since } = letters.current;
    const isWithin = before !== '' && event.timeStamp - since < pause;
    // Within a word a space is a letter.
    const isLetter = event.key.length === 1 && event.key !== '*' && (event.key !== ' ' || isWithin);
    const typed = isLetter && isWithin ? before + event.key : event.key;
    // Any other key ends the word.
    letters.current = { typed: isLetter ? typed : '', at: event.timeStamp };
    const move = treeMove(turned(event.key, direction), at, visible, opened, typed);
    // No space scrolls the page, found or not.
    if (move || event.key === ' ') event.preventDefault();
    if (!move) return;
    const itemOf = (id: string) => visible.find(({ item }) => item.id === id)?.item;
    if ('to' in move) {
      go(move.to, event.currentTarget);
      const next = itemOf(move.to);
      if (isMany && event.shiftKey && /^Arrow(Up|Down)$/.test(event.key) && next) take(next, event.currentTarget);
    }
    if ('open' in move) openAll(move.open);
    if ('close' in move) setOpen(open.filter((id) => id !== move.close));
    const chosenOne = 'choose' in move && itemOf(move.choose);
    if (chosenOne) take(chosenOne, event.currentTarget);
  };
  return (
    <div
      role="tree"
      aria-label={label}
      aria-multiselectable={isMany || undefined}
      aria-disabled={isShut || undefined}
      aria-required={isRequired || undefined}
      {...field}
      {...rest}
      ref={place}
      onKeyDown={type}
      onFocus={fromOutside(onFocus)}
      onBlur={fromOutside(onBlur)}
      className={cn('flex min-w-0 flex-col', wrongGroup, className)}
    >
      {visible.map(({ item, level, place, count }) => {
        const isAsked = asksAgain(item.id) !== undefined;
        return (
          <TreeRow
            key={item.id}
            {...{ item, level, place, count, onPress }}
            id={`${tree}${item.id}`}
            onStand={setStood}
            isAt={item.id === at && !isShut}
            isChosen={isMany ? undefined : item.id === chosen}
            isOpen={isParentItem(item) ? opened.has(item.id) : undefined}
            isBusy={stateOf(item.id) === 'busy'}
            isOff={item.disabled === true || isShut}
            ticked={isMany && !isAsked ? tickOf(item, ticked) : undefined}
            readOnly={readOnly}
          />
        );
      })}
      <FormValues
        {...{ name, form, disabled }}
        changes={choices + ticks}
        values={isMany ? tickedIds : [chosen ?? []].flat()}
        required={isRequired}
        onReset={() => {
          resetChosen();
          resetTicked();
        }}
        onInvalid={miss}
        control={place}
      />
    </div>
  );
}

/** Begins with a sign that no name has. */
const again = '\u0000again:';

/** Stands under an item of which what is under it did not come. */
function againFor({ item, level }: VisibleItem, label: string): VisibleItem {
  const asks = { id: again + item.id, label, icon: <RotateCw aria-hidden /> };
  return { item: asks, parent: item.id, level: level + 1, place: 1, count: 1 };
}

/** The item for which is asked again. */
const asksAgain = (id: string) => (id.startsWith(again) ? id.slice(again.length) : undefined);

/** A tree that opens to the left is walked the other way round. */
function turned(key: string, direction: 'ltr' | 'rtl'): string {
  if (direction === 'ltr') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
