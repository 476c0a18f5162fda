import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import {
  cn,
  isComposing,
  isLeft,
  optionLook,
  raisedLook,
  reasonLook,
  rootOf,
  scrimLook,
  takesEscape,
  useHeld,
  useWayBack,
} from '#components/internal';
import { Kbd } from '#components/kbd';
import { useSpoken, useStrings } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';
import { fitting } from './fitting.ts';

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
export function CommandPalette({
  label,
  placeholder,
  value,
  defaultValue = '',
  onValueChange,
  groups,
  busy,
  nothing,
  onClose,
  className,
  onKeyDown,
  ...rest
}: CommandPaletteProps) {
  const container = usePortalContainer();
  const spoken = useSpoken();
  const strings = useStrings();
  const id = useId();
  const goBack = useWayBack(true);
  const [typed, type] = useHeld(value, defaultValue, onValueChange);
  // What the keys are on stays so, whatever else comes.
  const [at, setAt] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const found = value === undefined ? fitting(groups, typed) : groups;
  const shown = found.filter(({ commands }) => commands.length > 0);
  const all = shown.flatMap(({ commands }) => commands);
  const active = Math.max(
    0,
    all.findIndex(({ key }) => key === at),
  );
  const optionId = (index: number) => `${id}-${index}`;
  const choose = (command: Command | undefined) => {
    if (!command || command.reason !== undefined) return;
    onClose();
    command.onSelect?.();
  };
  const walk = (to: number, from: Element) => {
    const next = (to + all.length) % all.length;
    setAt(all[next]?.key);
    rootOf(from).getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || all.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === 0) choose(all[active]);
    else walk(active + step, event.currentTarget);
  };
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal container={container}>
        <Dialog.Overlay className={scrimLook} />
        <Dialog.Content
          {...spoken}
          {...rest}
          aria-describedby={undefined}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!isLeft(event)) return;
            event.preventDefault();
            onClose();
          }}
          onEscapeKeyDown={takesEscape}
          onCloseAutoFocus={goBack}
          className={cn(
            raisedLook,
            'fixed inset-x-2 top-2 z-menu mx-auto flex max-h-[calc(100dvh-1rem)] max-w-2xl flex-col overflow-hidden outline-none sm:top-[12dvh] sm:max-h-[70dvh]',
            className,
          )}
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <div className="flex items-center gap-2.5 border-b border-line px-4">
            <Search aria-hidden className="size-4 shrink-0 text-muted" />
            <input
              role="combobox"
              aria-label={label}
              aria-expanded
              aria-controls={`${id}-list`}
              aria-activedescendant={all[active] && optionId(active)}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              value={typed}
              onChange={({ currentTarget }) => {
                type(currentTarget.value);
                setAt(undefined);
                if (list.current) list.current.scrollTop = 0;
              }}
              onKeyDown={press}
              className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
            />
          </div>
          {/* How many there are is seen. */}
          <p
            role="status"
            className={all.length > 0 ? 'sr-only' : 'px-4 text-sm text-muted empty:hidden [&:not(:empty)]:py-3'}
          >
            {all.length > 0 ? typed !== '' && strings.results(all.length) : busy ? strings.loading : nothing}
          </p>
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            className="min-h-0 overflow-y-auto px-2.5 py-1.5 empty:hidden"
          >
            {shown.map(({ key, title, commands }, place) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
              <div key={key} role="group" aria-labelledby={`${id}-group-${place}`}>
                <div id={`${id}-group-${place}`} className="px-1.5 pt-2 pb-1 text-xs text-muted">
                  {title}
                </div>
                {commands.map((command) => (
                  <Option
                    key={command.key}
                    id={optionId(all.indexOf(command))}
                    command={command}
                    isActive={command === all[active]}
                    onPoint={() => setAt(command.key)}
                    onSelect={() => choose(command)}
                  />
                ))}
              </div>
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onSelect: () => void;
}

function Option({
  id,
  command: { label, description, detail, shortcut, reason },
  isActive,
  onPoint,
  onSelect,
}: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input listens to the keys
    <div
      id={id}
      role="option"
      // Nothing of it is chosen and stays so: which one the keys are on is told by the input, as in every list.
      aria-selected={false}
      aria-disabled={reason !== undefined || undefined}
      // Why it cannot be chosen is no part of its name: it is hidden from what makes one of all there is.
      aria-describedby={reason === undefined ? undefined : `${id}-reason`}
      data-highlighted={isActive || undefined}
      onPointerMove={onPoint}
      onClick={onSelect}
      className={cn(optionLook, 'justify-between gap-4')}
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className={cn('wrap-anywhere', reason !== undefined && 'text-muted in-data-highlighted:text-inherit')}>
            {label}
          </span>
          <span className="text-sm wrap-anywhere text-muted empty:hidden in-data-highlighted:text-inherit in-data-highlighted:**:text-inherit">
            {description}
          </span>
        </span>
        {reason !== undefined && (
          <span aria-hidden id={`${id}-reason`} className={reasonLook}>
            {reason}
          </span>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-2 text-sm text-muted in-data-highlighted:text-inherit">
        {detail}
        {shortcut && <Kbd>{shortcut}</Kbd>}
      </span>
    </div>
  );
}
