import { useMultipleSelection } from 'downshift';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { Combobox, type ComboboxOption, type ComboboxProps } from '#components/combobox';
import { useFieldControl, useFieldLabel } from '#components/field';
import {
  cn,
  FormValues,
  isSomewhere,
  keepFromDownshift,
  useDownshiftRef,
  useHeld,
  useReset,
} from '#components/internal';
import { useAnnounce } from '#components/live-region';
import { useLocale } from '#components/locale';
import { Tag, TagList } from '#components/tag';

export interface MultiSelectProps
  extends Omit<ComboboxProps, 'value' | 'defaultValue' | 'onValueChange' | 'collects' | 'staysOpen'> {
  /** What is chosen, in the order in which it was, where that is held outside. */
  value?: readonly ComboboxOption[];
  /** What is chosen to begin with where nobody holds `value`. */
  defaultValue?: readonly ComboboxOption[];
  /** Told everything that is chosen after each change. */
  onValueChange?: (value: readonly ComboboxOption[]) => void;
}

const none: readonly ComboboxOption[] = [];

/** Several of many: type to find each; the list stays open for the next. The arrow keys lead to what is chosen, Delete takes it away. */
export function MultiSelect({
  value,
  defaultValue = none,
  onValueChange,
  options,
  search,
  name,
  form,
  size = 'md',
  required: own,
  disabled,
  readOnly = false,
  className,
  style,
  ref,
  ...rest
}: MultiSelectProps) {
  const { strings, direction } = useLocale();
  const announce = useAnnounce();
  const { required = false } = useFieldControl(undefined, own);
  const fieldLabel = useFieldLabel();
  const nameId = useId();
  const called = rest['aria-label'];
  const labelledBy = called ? undefined : (rest['aria-labelledby'] ?? fieldLabel);
  const [chosen, choose, reset, changes] = useHeld(value, defaultValue, onValueChange);
  const input = useDownshiftRef(ref);
  useReset(input, reset);
  const keep = (kept: readonly ComboboxOption[]) => {
    // A fieldset may have disabled it.
    if (readOnly || input.current?.matches(':disabled')) return;
    for (const { value, label } of chosen)
      if (!kept.some((option) => option.value === value)) announce(strings.removed(label));
    choose(kept);
  };
  const add = (option: ComboboxOption) => {
    // A search that takes a while still offers it.
    if (chosen.some(({ value }) => value === option.value)) return;
    announce(strings.added(option.label));
    choose([...chosen, option]);
  };
  const { getSelectedItemProps, getDropdownProps, activeIndex, setActiveIndex } = useMultipleSelection<ComboboxOption>({
    selectedItems: [...chosen],
    itemToKey: (option) => option?.value,
    keyNavigationPrevious: direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft',
    keyNavigationNext: direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
    onSelectedItemsChange: ({ selectedItems }) => keep(selectedItems),
  });
  const tags = useRef<HTMLUListElement>(null);
  // The next one has the place of one that a key took away, and nobody went there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the keys are at has the focus by then
  useEffect(() => {
    if (activeIndex >= 0 && !isSomewhere())
      tags.current?.children[activeIndex]?.querySelector<HTMLElement>('[role=group]')?.focus();
  }, [chosen]);
  const others = useMemo(
    () => search && (async (typed: string) => without(chosen, await search(typed))),
    [search, chosen],
  );
  return (
    <div style={style} className={cn('flex [:where(&)]:w-(--width-of-control,100%) min-w-0 flex-col gap-2', className)}>
      <span hidden id={nameId}>
        {called ? strings.chosenOf(called) : labelledBy ? strings.chosenOf('') : strings.chosen}
      </span>
      <FormValues {...{ name, changes, form, disabled }} values={chosen.map(({ value }) => value)} />
      <Combobox
        {...getDropdownProps({
          ...rest,
          form,
          ref: input,
          onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
            rest.onKeyDown?.(event);
            // Among words that are typed the keys are for them.
            const leads = event.key === 'Backspace' || event.key.startsWith('Arrow');
            if (leads && !event.key.match(/Up|Down/) && event.currentTarget.value !== '') keepFromDownshift(event);
          },
        })}
        // Who comes back by other ways begins at the last one again.
        onFocus={(event) => {
          setActiveIndex(-1);
          rest.onFocus?.(event);
        }}
        collects
        // Words beside what is chosen are none more that must be.
        required={required && chosen.length === 0}
        aria-required={required || undefined}
        staysOpen={() => 'there'}
        disabled={disabled}
        readOnly={readOnly}
        size={size}
        value={null}
        options={options && without(chosen, options)}
        search={others}
        onValueChange={(option) => option && add(option)}
      />
      {/* Below: the input stays where it is, and the list that is open over it, however many are chosen. */}
      <TagList ref={tags} aria-labelledby={labelledBy ? `${nameId} ${labelledBy}` : nameId}>
        {chosen.map((option, index) => (
          <Tag
            key={option.value}
            {...getSelectedItemProps({ selectedItem: option, index })}
            role="group"
            aria-label={option.label}
            aria-keyshortcuts="Delete"
            size={size}
            removedByKeys
            removeLabel={strings.remove(option.label)}
            disabled={disabled}
            onRemove={readOnly ? undefined : () => keep(chosen.filter((other) => other !== option))}
          >
            <bdi>{option.label}</bdi>
          </Tag>
        ))}
      </TagList>
    </div>
  );
}

function without(chosen: readonly ComboboxOption[], options: readonly ComboboxOption[]): ComboboxOption[] {
  const known = new Set(chosen.map(({ value }) => value));
  return options.filter(({ value }) => !known.has(value));
}
