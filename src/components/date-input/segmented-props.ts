import type { ComponentProps } from 'react';

export interface SegmentedProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Null where nothing is answered. What is not said yet may be X, as ISO 8601-2 writes it: `2026-XX-09`. */
  value?: string | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: string | null;
  /** Told null until it is whole and there is such a day; beside it how far it is typed, `2026-XX-09`, or `1405-XX-09[u-ca=persian]`, to keep a draft of it. */
  onValueChange?: (value: string | null, typed: string | null) => void;
  /** The first that may be answered. */
  min?: string;
  /** The last that may be answered. */
  max?: string;
  /** Sent with a form under it, once it is whole. */
  name?: string;
  /** The id of its form, where it stands elsewhere. */
  form?: string;
  /** Holds the form back as long as it is not answered. */
  required?: boolean;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** It can be neither changed nor take the focus, and is not sent. */
  disabled?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof segmentedSizes;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

export const segmentedLook =
  'inline-flex [:where(&)]:w-(--width-of-control,100%) min-w-0 flex-wrap items-center gap-1 rounded-control border border-edge bg-surface text-ink ' +
  'hover:border-ink has-[input:disabled]:border-line has-[input:disabled]:bg-sunken has-[input:disabled]:text-muted ' +
  'has-[input:focus]:outline-2 has-[input:focus]:outline-offset-2 has-[input:focus]:outline-focus forced-colors:has-[input:focus]:outline-[Highlight] ' +
  'has-[input[readonly]]:border-line has-[input[readonly]]:bg-transparent ' +
  'has-[[aria-invalid=true]]:border-critical has-[[aria-invalid=true]]:outline-critical data-[certainty=assumed]:border-dashed ' +
  'forced-colors:[&:has([aria-invalid=true]):not(:has(input:focus))]:outline';

export const segmentedSizes = {
  sm: 'min-h-control-sm px-1 text-sm',
  md: 'min-h-control px-1.5 text-base',
  lg: 'min-h-control-lg px-2 text-lg',
};
