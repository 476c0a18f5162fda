export const textTones = {
  neutral: 'text-ink',
  muted: 'text-muted',
  accent: 'text-accent',
  positive: 'text-positive',
  caution: 'text-caution',
  critical: 'text-critical',
};

/** `note` is set in the typeface of annotations: sources, keys, code. */
export const textStyles = {
  note: 'annotation',
  xs: 'text-xs',
  sm: 'text-sm',
  base: 'text-base',
  lg: 'text-lg',
};

export const headingSizes = {
  sm: 'text-base font-semibold',
  md: 'text-lg font-semibold tracking-tight',
  lg: 'text-2xl font-bold tracking-tight text-balance',
  xl: 'text-3xl font-bold tracking-tighter text-balance wrap-anywhere',
};
