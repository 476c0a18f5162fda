import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { endPlaces, innerButtonLook } from '#components/internal';
import { useStrings } from '#components/locale';
import type { ComboboxProps } from './combobox-props.ts';

/** Nobody is done with the words who looks at the list for them. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface EndButtonsProps {
  size: NonNullable<ComboboxProps['size']>;
  /** Absent where there is nothing to take away. */
  clear: ComponentProps<'button'> | undefined;
  toggle: ComponentProps<'button'>;
  /** Each by its own name and that of the combobox. */
  named: (part: string, what: string) => ComponentProps<'button'>;
}

/** At the end of a combobox: what takes its answer away, and what opens its list. */
export function EndButtons({ size, clear, toggle, named }: EndButtonsProps) {
  const strings = useStrings();
  return (
    <span className={endPlaces[size]}>
      {clear && (
        <button
          type="button"
          {...clear}
          {...named('clear', strings.clear)}
          onMouseDown={keepFocus}
          className={innerButtonLook}
        >
          <X aria-hidden />
        </button>
      )}
      <button
        type="button"
        {...toggle}
        {...named('toggle', strings.showOptions)}
        onMouseDown={keepFocus}
        className={innerButtonLook}
      >
        <ChevronDown aria-hidden />
      </button>
    </span>
  );
}
