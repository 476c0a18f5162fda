import { Search, X } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { useRef } from 'react';
import { cn, innerButtonLook, isComposing, useHeld, useReset } from '#components/internal';
import { useStrings } from '#components/locale';
import { Spinner } from '#components/spinner';
import { TextInput, type TextInputProps } from '#components/text-input';

export interface SearchInputProps
  extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'prefix' | 'suffix'> {
  /** What is searched: its name for a screen reader. */
  label: string;
  /** What is typed, where that is held outside. */
  value?: string;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: string;
  /** Told what is typed after each change; the empty string where it was cleared. */
  onValueChange?: (value: string) => void;
  /** Enter was pressed: for a search that is not made while typing. */
  onSearch?: (value: string) => void;
  /** What is searched has not come yet. */
  busy?: boolean;
}

/** Words to search for. Escape and the cross clear it, and the focus stays. */
export function SearchInput({
  label,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  busy = false,
  onKeyDown,
  ref,
  className,
  ...rest
}: SearchInputProps) {
  const strings = useStrings();
  const input = useRef<HTMLInputElement>(null);
  const refs = useComposedRefs(ref, input);
  const [typed, type, reset] = useHeld(value, defaultValue, onValueChange);
  useReset(input, reset);
  const clear = () => {
    type('');
    input.current?.focus();
  };
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      ref={refs}
      type="search"
      data-takes-escape={(typed !== '' && !rest.readOnly) || undefined}
      aria-busy={busy || undefined}
      value={typed}
      onValueChange={type}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (isComposing(event.nativeEvent)) return;
        if (event.key === 'Enter') onSearch?.(typed);
        if (event.key !== 'Escape' || typed === '' || rest.readOnly) return;
        // What is around it stays open: only the words go.
        event.preventDefault();
        event.stopPropagation();
        clear();
      }}
      prefix={busy ? <Spinner /> : <Search aria-hidden />}
      suffix={
        typed !== '' &&
        !rest.disabled &&
        !rest.readOnly && (
          <button
            type="button"
            aria-label={`${strings.clear}, ${rest['aria-label'] ?? label}`}
            onClick={clear}
            className={innerButtonLook}
          >
            <X aria-hidden />
          </button>
        )
      }
      className={cn('[&_input]:pe-8! [&_input::-webkit-search-cancel-button]:hidden', className)}
    />
  );
}
