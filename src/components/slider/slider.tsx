import { useHeld } from '#components/internal';
import { Sliding, type SlidingProps } from './sliding.tsx';

export interface SliderProps extends SlidingProps {
  /** Where it stands; null as long as nobody has answered. */
  value?: number | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: number | null;
  /** Told where it stands, all the way that it is moved. */
  onValueChange?: (value: number) => void;
  /** Told where it stands once it is let go. */
  onValueCommit?: (value: number) => void;
}

/** About how much, between two ends that are known. What must be exact is a `NumberInput`. */
export function Slider({ value: held, defaultValue = null, onValueChange, onValueCommit, ...rest }: SliderProps) {
  const tell = (next: number | null) => next !== null && onValueChange?.(next);
  const [value, change, reset, changes] = useHeld(held, defaultValue, tell);
  return (
    <Sliding
      {...rest}
      values={value === null ? null : [value]}
      onValues={([next = 0]) => change(next)}
      onCommit={([next = 0]) => onValueCommit?.(next)}
      reset={reset}
      changes={changes}
    />
  );
}
