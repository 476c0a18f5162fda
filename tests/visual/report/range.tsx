interface RangeProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** The value in words. */
  shown: string;
}

/** A number between two, by dragging or by keys. */
export function Range({ label, value, min = 0, max = 100, onChange, shown }: RangeProps) {
  return (
    <label className="flex min-h-6 items-center gap-3 text-sm">
      <span className="w-40 shrink-0 text-muted">{label}</span>
      <input
        type="range"
        className="h-6 min-w-0 flex-1"
        min={min}
        max={max}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span className="w-12 shrink-0 text-end tabular-nums">{shown}</span>
    </label>
  );
}
