import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import type { ComboboxProps } from './combobox-props.ts';
import { freeAt, isOff } from './free-at.ts';
import { newOne } from './option-list.tsx';
import type { Answer } from './use-answer.ts';
import { asDrawn } from './use-search.ts';
import { type ComboboxOption, type Found, meantBy, type Search, useSearching } from './use-searching.ts';

interface Listing extends Pick<ComboboxProps, 'options' | 'create' | 'collects' | 'staysOpen' | 'takesFirst'> {
  answer: Answer;
  search: Search;
}

/** What was found for what is typed, and where the keys are among it. */
export function useOptionList({
  answer,
  search,
  options: all,
  create,
  collects = false,
  staysOpen,
  takesFirst = false,
}: Listing) {
  const { value, label, typed, query, setTyped, change, take } = answer;
  // Which end of what is found an arrow asked for, before it was found; or what Enter takes.
  const wanted = useRef<'first' | 'last' | 'meant'>(undefined);
  // A pointer that rests on an option has not chosen it.
  const isByKeys = useRef(false);
  const [found, setFound] = useState<Found>({ status: 'loading' });
  const options = found.status === 'ready' ? asDrawn(found.options, all) : [];
  const isNew = (option: ComboboxOption | null | undefined) => create !== undefined && option?.value === newOne;
  const list = useCombobox({
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
      const { ItemClick, InputBlur, InputKeyDownEnter, MenuMouseLeave, ControlledPropUpdatedSelectedItem } =
        useCombobox.stateChangeTypes;
      // It is told late, when somebody may be typing on: what stands there after a choice is put there by its answer.
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
      if (type !== InputBlur) return changes;
      // What an answer is called may still be on its way: then nobody has emptied it.
      const isEmptied = typed.trim() === '' && typed !== label;
      return { ...changes, selectedItem: isEmptied ? null : value, inputValue: typed };
    },
  });
  /** Takes what was meant, or goes to where an arrow asked for. */
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
    isOpen: list.isOpen,
    query,
    search,
    onFound: (next) => {
      setFound(next);
      if (next.status !== 'ready') return;
      if (list.highlightedIndex >= next.options.length && !create)
        list.setHighlightedIndex(freeAt(next.options, next.options.length - 1));
      if (takesFirst && query !== '' && wanted.current === undefined && next.options.length > 0) {
        isByKeys.current = false;
        list.setHighlightedIndex(freeAt(next.options, 0));
      }
      goTo(next.options);
    },
  });
  /** Goes to what is asked for once it is found, as to what Enter means by the words that are typed. */
  const seek = (what: 'first' | 'last' | 'meant') => {
    wanted.current = what;
    if (what !== 'meant') return;
    if (list.isOpen && found.status === 'ready') goTo(options);
    else list.openMenu();
  };
  return {
    list,
    found,
    options,
    isByKeys,
    seek,
    /** What was asked for was asked of the words before. */
    forget: () => {
      wanted.current = undefined;
    },
  };
}
