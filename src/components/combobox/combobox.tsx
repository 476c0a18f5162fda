import { useCombobox } from 'downshift';
import { Popover } from 'radix-ui';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useComplaint, useFieldControl, useFieldLabel } from '#components/field';
import {
  afterPress,
  cn,
  controlLook,
  controlSizes,
  FormValue,
  isComposing,
  isFromLabel,
  keepFromDownshift,
  useCustomValidity,
  useDownshiftRef,
  useHeld,
  useMissing,
  useReset,
  WithComplaint,
} from '#components/internal';
import { useStrings } from '#components/locale';
import type { ComboboxProps } from './combobox-props.ts';
import { EndButtons } from './end-buttons.tsx';
import { freeAt, isOff, pageTo } from './free-at.ts';
import { newOne, OptionList } from './option-list.tsx';
import { useComing } from './use-coming.ts';
import { asDrawn, useSearch } from './use-search.ts';
import { type ComboboxOption, calledSo, type Found, meantBy, useLeaving, useSearching } from './use-searching.ts';

/** One of many: type to find it. What there is may come from elsewhere, and may fail to come. */
export function Combobox({
  value: held,
  defaultValue = null,
  onValueChange,
  options: all,
  search: given,
  size = 'md',
  collects = false,
  staysOpen,
  takesFirst = false,
  none,
  failed,
  create,
  className,
  style,
  placeholder,
  name,
  form,
  disabled,
  readOnly = false,
  ref,
  invalid,
  ...rest
}: ComboboxProps) {
  const search = useSearch(given, all);
  const [isMissing, miss] = useMissing(rest.onInvalidCapture);
  const field = useFieldControl(invalid, undefined, rest);
  const fieldLabel = useFieldLabel();
  const strings = useStrings();
  const [value, tell, reset, changes] = useHeld(held, defaultValue, onValueChange);
  const input = useDownshiftRef(ref);
  useReset(input, () => setTyped(reset()?.label ?? ''));
  // Which end of what is found an arrow asked for, before it was found; or what Enter takes.
  const wanted = useRef<'first' | 'last' | 'meant'>(undefined);
  // A pointer that rests on an option has not chosen it.
  const isByKeys = useRef(false);
  const [typed, setTyped] = useState(value?.label ?? '');
  // Who types is not done before it is left.
  const [isLeft, setIsLeft] = useState(false);
  const [found, setFound] = useState<Found>({ status: 'loading' });
  const options = found.status === 'ready' ? asDrawn(found.options, all) : [];
  const label = value?.label ?? '';
  const query = typed === label ? '' : typed;
  useComing(input, label !== '' && query === '');
  const isNew = (option: ComboboxOption | null | undefined) => create !== undefined && option?.value === newOne;
  const {
    isOpen,
    highlightedIndex,
    getInputProps,
    getMenuProps,
    getItemProps,
    getToggleButtonProps,
    openMenu,
    ...list
  } = useCombobox({
    items: create && found.status !== 'loading' ? [...options, { value: newOne, label: create.label }] : options,
    selectedItem: value,
    inputValue: typed,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    isItemDisabled: (item) => isOff(item),
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) =>
      isNew(selectedItem) ? create?.open(query.trim()) : change(selectedItem),
    stateReducer: (state, { type, changes }) => {
      const { ItemClick, InputKeyDownEnter, MenuMouseLeave, ControlledPropUpdatedSelectedItem } =
        useCombobox.stateChangeTypes;
      // It is told late, when somebody may be typing on: what stands there after a choice is put there below.
      if (type === ControlledPropUpdatedSelectedItem) return { ...changes, inputValue: state.inputValue };
      // What was found before says nothing of where the answer stands in what is found now.
      if (changes.isOpen && !state.isOpen) return { ...changes, highlightedIndex: -1 };
      // The list may open below a pointer that rests, and move away from it: what the keys are at stays.
      if (type === MenuMouseLeave && isByKeys.current) return state;
      if (isNew(changes.selectedItem)) return { ...changes, inputValue: label };
      if (collects && (type === ItemClick || type === InputKeyDownEnter) && changes.selectedItem) {
        const on = staysOpen?.(changes.selectedItem);
        // What was typed found another list than the one that is there without it.
        const highlightedIndex = on === 'first' ? 0 : query === '' ? state.highlightedIndex : -1;
        return { ...changes, ...(on && { isOpen: true, highlightedIndex }), inputValue: '' };
      }
      // Leaving takes nothing that the keys or the pointer are at, and words that are no answer stay.
      if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
      // What an answer is called may still be on its way: then nobody has emptied it.
      const isEmptied = typed.trim() === '' && typed !== label;
      return { ...changes, selectedItem: isEmptied ? null : value, inputValue: typed };
    },
  });

  // Whoever holds the answer has the last word, once they have drawn what they were told.
  const [answered, setAnswered] = useState(0);
  const change = (option: ComboboxOption | null) => {
    tell(option);
    if (!collects && option?.value !== value?.value) setAnswered(answered + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: also where they kept another answer
  useEffect(() => setTyped(label), [label, answered]);
  const complaint = typed === label || typed.trim() === '' ? undefined : strings.notChosen(typed.trim());
  useCustomValidity(input, complaint);
  const { state, told } = useComplaint(isLeft ? complaint : undefined, {
    invalid: isMissing || invalid,
    describedBy: rest['aria-describedby'],
  });
  const take = (option: ComboboxOption) => {
    setTyped(collects ? '' : option.label);
    change(option);
  };
  /** Who leaves the words of one option means it. */
  const leave = (found: readonly ComboboxOption[]) => {
    const [only, ...others] = takesFirst && collects ? [] : calledSo(typed, found);
    if (only && others.length === 0) take(only);
    else afterPress(() => setIsLeft(true));
  };
  const setLeftWith = useLeaving(search, leave);
  /** Enter never leaves words standing that are no answer, nor sends them with a form. */
  const takeTyped = (event: KeyboardEvent) => {
    event.preventDefault();
    keepFromDownshift(event);
    if (typed === '') return change(null);
    wanted.current = 'meant';
    if (isOpen && found.status === 'ready') goTo(options);
    else openMenu();
  };
  const goTo = (found: readonly ComboboxOption[]) => {
    const end = wanted.current;
    wanted.current = undefined;
    if (end === 'meant' && found.length === 0) create?.open(query.trim());
    if (end === undefined || found.length === 0) return;
    const meant =
      end === 'meant' ? (meantBy(typed, found) ?? (takesFirst ? found[freeAt(found, 0)] : undefined)) : undefined;
    if (meant) {
      take(meant);
      const on = collects && staysOpen?.(meant);
      // On the first of others, once they are found.
      if (on) wanted.current = on === 'first' ? on : undefined;
      else list.closeMenu();
      return;
    }
    // Of several that may be meant, Enter goes to the first and takes none.
    const chosen = end === 'meant' ? -1 : found.findIndex((option) => option.value === value?.value);
    isByKeys.current = true;
    list.setHighlightedIndex(chosen >= 0 ? chosen : freeAt(found, end === 'last' ? found.length - 1 : 0));
  };

  useSearching({
    isOpen,
    query,
    search,
    onFound: (next) => {
      setFound(next);
      if (next.status !== 'ready') return;
      if (highlightedIndex >= next.options.length && !create)
        list.setHighlightedIndex(freeAt(next.options, next.options.length - 1));
      if (takesFirst && query !== '' && wanted.current === undefined && next.options.length > 0) {
        isByKeys.current = false;
        list.setHighlightedIndex(freeAt(next.options, 0));
      }
      goTo(next.options);
    },
  });
  /** Whether nothing can be done with it: a fieldset may have disabled it. */
  const isFixed = () => readOnly || input.current?.matches(':disabled');
  const type = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (isComposing(event.nativeEvent)) return keepFromDownshift(event);
    isByKeys.current = event.key !== 'Tab' || isByKeys.current;
    if (event.key === 'Enter' && highlightedIndex < 0 && typed !== label && !isFixed()) return takeTyped(event);
    // downshift would empty what is answered: a key that leads out of things takes nothing with it.
    if (event.key === 'Escape' && !isOpen) {
      keepFromDownshift(event);
      return setTyped(label);
    }
    const at = options[highlightedIndex];
    if (isOpen && event.key === 'Tab' && isByKeys.current && at) {
      take(at);
      list.closeMenu();
    }
    // Along the words: Enter takes no option that one has left.
    if (isOpen && /^Arrow(Left|Right)$/.test(event.key)) list.setHighlightedIndex(-1);
    const to = isOpen ? pageTo(options, highlightedIndex, event.key) : undefined;
    if (to !== undefined) {
      event.preventDefault();
      keepFromDownshift(event);
      return list.setHighlightedIndex(to);
    }
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (opens && isFixed()) return keepFromDownshift(event);
    if (opens && !isOpen && !event.altKey) wanted.current = event.key === 'ArrowDown' ? 'first' : 'last';
  };
  const clear = () => {
    change(null);
    input.current?.focus();
  };
  const labelledBy = rest['aria-label'] ? undefined : (rest['aria-labelledby'] ?? fieldLabel);
  return (
    <WithComplaint {...{ className, style }}>
      <Popover.Root open={isOpen}>
        <Popover.Anchor asChild>
          <div className="relative flex items-center">
            <input
              {...getInputProps({
                ...field,
                ...rest,
                onInvalidCapture: miss,
                ...state,
                ref: input,
                form,
                disabled,
                readOnly,
                placeholder: placeholder ?? (readOnly ? undefined : strings.choose),
                // downshift tells a change after the render: someone who types fast would lose letters.
                onChange: ({ currentTarget }) => {
                  // What was meant by Enter was meant of the words before.
                  wanted.current = undefined;
                  setIsLeft(false);
                  setTyped(currentTarget.value);
                },
                onKeyDown: type,
                onBlur: (event: FocusEvent<HTMLInputElement>) => {
                  rest.onBlur?.(event);
                  if (complaint && !isFixed()) {
                    // What it collects comes in sight above what is pressed.
                    if (isOpen && found.status === 'ready' && !collects) leave(options);
                    else afterPress(() => setLeftWith(query));
                    // Where the list is open, downshift tells of it.
                  } else if (!isOpen && typed.trim() === '' && value) change(null);
                },
                onFocus: (event: FocusEvent<HTMLInputElement>) => {
                  rest.onFocus?.(event);
                  setLeftWith(undefined);
                },
                onClick: (event: MouseEvent<HTMLInputElement>) => {
                  rest.onClick?.(event);
                  // downshift would close an open list again; a click into a word is for placing the caret.
                  keepFromDownshift(event);
                  if (!isFixed() && !isFromLabel(event)) openMenu();
                },
                'aria-labelledby': labelledBy,
                // downshift names an element without a name.
                ...(!(isOpen && highlightedIndex >= 0) && { 'aria-activedescendant': undefined }),
              })}
              data-takes-escape={typed !== label || undefined}
              className={cn(controlLook, controlSizes[size], 'pe-14')}
            />
            <EndButtons
              size={size}
              clear={value && !disabled && !readOnly ? { tabIndex: -1, onClick: clear } : undefined}
              toggle={getToggleButtonProps({ disabled: disabled || readOnly })}
              name={{ label: rest['aria-label'], labelledBy }}
            />
            <FormValue {...{ name, changes, disabled, form }} value={value?.value ?? ''} control={input} />
          </div>
        </Popover.Anchor>
        {told}
        <OptionList
          {...{ found, isOpen, create, failed, query, getMenuProps, getItemProps }}
          at={highlightedIndex}
          chosen={value?.value}
          none={query === '' ? none : undefined}
          labelledBy={labelledBy}
          label={rest['aria-label'] ?? input.current?.labels?.[0]?.textContent ?? undefined}
          onPointerMove={() => {
            isByKeys.current = false;
          }}
        />
      </Popover.Root>
    </WithComplaint>
  );
}
