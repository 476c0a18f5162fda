import { useCombobox } from 'downshift';
import { Check, ChevronDown, Plus, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useFieldControl, useFieldLabel } from '#components/field';
import { cn, controlLook, optionLook, raisedLook } from '#components/internal';
import { useStrings } from '#components/locale';
import { Spinner } from '#components/spinner';

export interface ComboboxOption {
  value: string;
  label: string;
}

export interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size'> {
  /** Null where nothing is chosen. */
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
  /** Finds what fits what is typed; called with the empty string when the list opens. Its identity must be stable. */
  search: (typed: string) => Promise<ComboboxOption[]>;
  size?: 'sm' | 'md';
  /** Whether what is chosen goes elsewhere: then there is room for the next at once. */
  collects?: boolean;
  /** Said where there is nothing to choose, whatever is typed. */
  none?: ReactNode;
  /** Stands below what is found. */
  create?: {
    label: string;
    /** @param typed what nothing else may be called */
    open: (typed: string) => void;
  };
}

type Found = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; options: ComboboxOption[] };

/** No record is called so. */
const newOne = '\0new';

/** One of many: type to find it. What there is may come from elsewhere, and may fail to come. */
export function Combobox({
  value,
  onChange,
  search,
  size = 'md',
  collects = false,
  none,
  create,
  className,
  placeholder,
  disabled,
  ...rest
}: ComboboxProps) {
  const field = useFieldControl();
  const labelId = useFieldLabel();
  const strings = useStrings();
  const [typed, setTyped] = useState(value?.label ?? '');
  const [found, setFound] = useState<Found>({ status: 'loading' });
  const options = found.status === 'ready' ? found.options : [];
  const label = value?.label ?? '';
  const query = typed === label ? '' : typed;
  const isNew = (option: ComboboxOption | null | undefined) => create !== undefined && option?.value === newOne;

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps, openMenu } =
    useCombobox({
      items: create && found.status !== 'loading' ? [...options, { value: newOne, label: create.label }] : options,
      selectedItem: value,
      inputValue: typed,
      itemToString: (item) => item?.label ?? '',
      itemToKey: (item) => item?.value,
      onInputValueChange: ({ inputValue }) => setTyped(inputValue),
      onSelectedItemChange: ({ selectedItem }) =>
        isNew(selectedItem) ? create?.open(query.trim()) : onChange(selectedItem),
      stateReducer: (_state, { type, changes }) => {
        const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
        if (isNew(changes.selectedItem)) return { ...changes, inputValue: label };
        if (collects && (type === ItemClick || type === InputKeyDownEnter) && changes.selectedItem)
          return { ...changes, inputValue: '' };
        // Leaving does not choose: what was chosen before stays, or nothing where the text was cleared.
        if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
        return {
          ...changes,
          selectedItem: typed === '' ? null : value,
          inputValue: typed === '' ? '' : label,
        };
      },
    });

  useEffect(() => setTyped(label), [label]);

  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    setFound({ status: 'loading' });
    const wait = setTimeout(
      () =>
        search(query).then(
          (result) => isCurrent && setFound({ status: 'ready', options: result }),
          () => isCurrent && setFound({ status: 'failed' }),
        ),
      query === '' ? 0 : 150,
    );
    return () => {
      isCurrent = false;
      clearTimeout(wait);
    };
  }, [isOpen, query, search]);

  const height = size === 'sm' ? 'h-control-sm px-2 text-sm' : 'h-control px-2.5';
  const button =
    'inline-flex size-6 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink [&>svg]:size-4';
  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>
        <div className={cn('relative flex items-center', className)}>
          <input
            {...getInputProps({
              ...field,
              ...rest,
              disabled,
              placeholder: placeholder ?? strings.choose,
              // downshift tells a change after the render: someone who types fast would lose letters.
              onChange: ({ currentTarget }) => setTyped(currentTarget.value),
              onClick: (event) => {
                // downshift would close an open list again; a click into a word is for placing the caret.
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                openMenu();
              },
              'aria-labelledby': labelId,
            })}
            className={cn(controlLook, height, 'pe-14')}
          />
          <span className="absolute end-1 flex">
            {value && !disabled && (
              <button type="button" aria-label={strings.clear} className={button} onClick={() => onChange(null)}>
                <X aria-hidden />
              </button>
            )}
            <button
              type="button"
              {...getToggleButtonProps({ disabled })}
              aria-label={strings.showOptions}
              className={button}
            >
              <ChevronDown aria-hidden />
            </button>
          </span>
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // Radix gives the role of a dialog: the list inside has its own.
          {...{ role: undefined }}
          className={cn(
            raisedLook,
            'z-50 max-h-72 w-(--radix-popover-trigger-width) min-w-48 overflow-y-auto p-1',
            !isOpen && 'hidden',
          )}
        >
          <div role="status" className="px-2 text-sm text-muted empty:hidden [&:not(:empty)]:py-1.5">
            {found.status === 'loading' && (
              <span className="flex items-center gap-2">
                <Spinner />
                {strings.loading}
              </span>
            )}
            {found.status === 'failed' && strings.searchFailed}
            {found.status === 'ready' && options.length === 0 && ((query === '' && none) || strings.noOptions)}
          </div>
          <ul {...getMenuProps({ 'aria-labelledby': labelId }, { suppressRefError: true })}>
            {options.map((option, index) => (
              <li
                key={option.value}
                {...getItemProps({ item: option, index })}
                data-highlighted={highlightedIndex === index || undefined}
                className={cn(optionLook, 'justify-between')}
              >
                {option.label}
                {option.value === value?.value && <Check aria-hidden className="size-4" />}
              </li>
            ))}
            {create && found.status !== 'loading' && (
              <li
                {...getItemProps({ item: { value: newOne, label: create.label }, index: options.length })}
                data-highlighted={highlightedIndex === options.length || undefined}
                className={cn(optionLook, options.length > 0 && 'border-t border-line')}
              >
                <Plus aria-hidden className="size-4" />
                {query.trim() === '' ? create.label : `${create.label}: ${query.trim()}`}
              </li>
            )}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
