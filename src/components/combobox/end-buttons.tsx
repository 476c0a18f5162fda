import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { endPlaces, innerButtonLook, partName } from '#components/internal';
import { useStrings } from '#components/locale';
import type { ComboboxProps } from './combobox-props.ts';

/** Nobody is done with the words who looks at the list for them. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface EndButtonsProps {
  size: NonNullable<ComboboxProps['size']>;
  /** Absent where there is nothing to take away. */
  clear: ComponentProps<'button'> | undefined;
  toggle: ComponentProps<'button'>;
  /** What the combobox is called. */
  name: Parameters<typeof partName>[2];
}

/** At the end of a combobox: what takes its answer away, and what opens its list. */
export function EndButtons({ size, clear, toggle, name }: EndButtonsProps) {
  const strings = useStrings();
  const made = useId();
  return (
    <span className={endPlaces[size]}>
      {clear && (
        <button
          type="button"
          {...clear}
          {...partName(`${made}-clear`, strings.clear, name)}
          onMouseDown={keepFocus}
          className={innerButtonLook}
        >
          <X aria-hidden />
        </button>
      )}
      <button
        type="button"
        {...toggle}
        {...partName(`${made}-toggle`, strings.showOptions, name)}
        onMouseDown={keepFocus}
        className={innerButtonLook}
      >
        <ChevronDown aria-hidden />
      </button>
    </span>
  );
}
