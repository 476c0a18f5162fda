import { Popover } from 'radix-ui';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useComplaint, useFieldControl, useFieldLabel } from '#components/field';
import {
  cn,
  controlLook,
  controlSizes,
  FormValue,
  isComposing,
  isFromLabel,
  keepFromDownshift,
  useDownshiftRef,
  useMissing,
  WithComplaint,
} from '#components/internal';
import { useStrings } from '#components/locale';
import type { ComboboxProps } from './combobox-props.ts';
import { EndButtons } from './end-buttons.tsx';
import { pageTo } from './free-at.ts';
import { OptionList } from './option-list.tsx';
import { useAnswer } from './use-answer.ts';
import { useOptionList } from './use-option-list.ts';
import { useSearch } from './use-search.ts';
import { useWordsLeft } from './use-words-left.ts';

/** One of many: type to find it. What there is may come from elsewhere, and may fail to come. */
export function Combobox({
  value: held,
  defaultValue,
  onValueChange,
  options: all,
  search: given,
  size = 'md',
  collects = false,
  staysOpen,
  takesFirst,
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
  const input = useDownshiftRef(ref);
  const answer = useAnswer({ value: held, defaultValue, onValueChange, collects }, input);
  const { value, label, typed, query, setTyped, change } = answer;
  const { list, found, options, isByKeys, seek, forget } = useOptionList({
    ...{ answer, search, options: all, create, collects, staysOpen, takesFirst },
  });
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = list;
  const words = useWordsLeft({ answer, search, collects, takesFirst }, input);
  const { state, told } = useComplaint(words.isLeft ? words.complaint : undefined, {
    invalid: isMissing || invalid,
    describedBy: rest['aria-describedby'],
  });
  /** Whether nothing can be done with it: a fieldset may have disabled it. */
  const isFixed = () => readOnly || input.current?.matches(':disabled');
  const type = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (isComposing(event.nativeEvent)) return keepFromDownshift(event);
    isByKeys.current = event.key !== 'Tab' || isByKeys.current;
    // Enter never leaves words standing that are no answer, nor sends them with a form.
    if (event.key === 'Enter' && highlightedIndex < 0 && typed !== label && !isFixed()) {
      event.preventDefault();
      keepFromDownshift(event);
      return typed === '' ? change(null) : seek('meant');
    }
    // downshift would empty what is answered: a key that leads out of things takes nothing with it.
    if (event.key === 'Escape' && !isOpen) {
      keepFromDownshift(event);
      return setTyped(label);
    }
    const at = options[highlightedIndex];
    if (isOpen && event.key === 'Tab' && isByKeys.current && at) {
      answer.take(at);
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
    if (opens && !isOpen && !event.altKey) seek(event.key === 'ArrowDown' ? 'first' : 'last');
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
                  forget();
                  words.typeOn();
                  setTyped(currentTarget.value);
                },
                onKeyDown: type,
                onBlur: (event: FocusEvent<HTMLInputElement>) => {
                  rest.onBlur?.(event);
                  if (words.complaint && !isFixed()) {
                    // What it collects comes in sight above what is pressed.
                    if (isOpen && found.status === 'ready' && !collects) words.leaveWith(options);
                    else words.leave();
                    // Where the list is open, downshift tells of it.
                  } else if (!isOpen && typed.trim() === '' && value) change(null);
                },
                onFocus: (event: FocusEvent<HTMLInputElement>) => {
                  rest.onFocus?.(event);
                  words.comeBack();
                },
                onClick: (event: MouseEvent<HTMLInputElement>) => {
                  rest.onClick?.(event);
                  // downshift would close an open list again; a click into a word is for placing the caret.
                  keepFromDownshift(event);
                  if (!isFixed() && !isFromLabel(event)) list.openMenu();
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
            <FormValue
              {...{ name, disabled, form }}
              changes={answer.changes}
              value={value?.value ?? ''}
              control={input}
            />
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
