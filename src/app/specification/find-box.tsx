import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, type Entry, entriesOf, findIn } from '#app/facts';
import { useGapWords } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useShortcuts } from '#app/shortcuts';
import { LiveRegion } from '#components/live-region';
import { TextInput } from '#components/text-input';
import { Found } from './found.tsx';

const most = 30;

/** Finds anything in the document while it is typed: facts, words and questions. `/` begins. */
export function FindBox() {
  const document = useDocument();
  const gapWords = useGapWords();
  const { specification } = useMessages();
  const { find: words, condition } = useChapterMessages();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isAsked = typed.trim() !== '';
  const entries = useMemo(
    () => (isAsked ? entriesOf(document, gapWords, condition) : []),
    [document, gapWords, condition, isAsked],
  );
  // Never behind what is typed: Enter goes to what is found.
  const found = useMemo(() => findIn(entries, typed), [entries, typed]);
  useShortcuts(specification, [{ key: '/', label: words.label, run: () => input.current?.focus() }]);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Entry>({
    items: found.slice(0, most),
    selectedItem: null,
    inputValue: typed,
    isOpen: isWanted && isAsked,
    // Enter goes to what fits best.
    defaultHighlightedIndex: 0,
    itemToString: (entry) => entry?.title ?? '',
    onIsOpenChange: (change) => setWanted(change.isOpen),
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    stateReducer: (state, { type, changes }) => {
      // Leaving goes nowhere.
      if (type === useCombobox.stateChangeTypes.InputBlur)
        return { ...changes, selectedItem: null, inputValue: state.inputValue };
      return changes.selectedItem ? { ...changes, inputValue: '' } : changes;
    },
    onSelectedItemChange: ({ selectedItem }) =>
      void (selectedItem && navigate(document.to(addressOf(document, selectedItem)))),
  });
  return (
    <search className="relative z-20 print:hidden">
      <TextInput
        {...getInputProps({
          ref: input,
          'aria-label': words.label,
          // downshift tells a change after the render: someone who types fast would lose letters.
          onChange: ({ currentTarget }) => setTyped(currentTarget.value),
          // It names an element without a name.
          ...(!(isOpen && highlightedIndex >= 0) && { 'aria-activedescendant': undefined }),
        })}
        enterKeyHint="search"
        placeholder={`${words.label} ( / )`}
        prefix={<Search aria-hidden />}
        className="max-w-form"
      />
      <LiveRegion>{isOpen ? (found.length > 0 ? words.found(found.length) : words.nothing) : ''}</LiveRegion>
      <Found
        entries={isOpen ? found.slice(0, most) : []}
        count={found.length}
        isOpen={isOpen}
        highlighted={highlightedIndex}
        getMenuProps={getMenuProps}
        getItemProps={getItemProps}
      />
    </search>
  );
}
