import { useHeld } from '#components/internal';
import { useStrings } from '#components/locale';
import { Sliding, type SlidingProps } from './sliding.tsx';

type Range = readonly [least: number, most: number];

export interface RangeSliderProps extends SlidingProps {
  /** From where to where; null as long as nobody has answered. */
  value?: Range | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: Range | null;
  /** Told from where to where, all the way that a thumb is moved. */
  onValueChange?: (value: Range) => void;
  /** Told from where to where once a thumb is let go. */
  onValueCommit?: (value: Range) => void;
}

/** From about where to about where, between two ends that are known: its thumbs do not pass one another. */
export function RangeSlider({
  value: held,
  defaultValue = null,
  onValueChange,
  onValueCommit,
  ...rest
}: RangeSliderProps) {
  const { minimum, maximum } = useStrings();
  const tell = (next: Range | null) => next !== null && onValueChange?.(next);
  const [value, change, reset, changes] = useHeld(held, defaultValue, tell);
  return (
    <Sliding
      {...rest}
      names={[minimum, maximum]}
      values={value}
      onValues={([least = 0, most = 0]) => change([least, most])}
      onCommit={([least = 0, most = 0]) => onValueCommit?.([least, most])}
      reset={reset}
      changes={changes}
    />
  );
}
