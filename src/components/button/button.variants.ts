/** The weight of an action, and what it says. The table is the whole truth: types, stories and tests read it. */
export const buttonVariants = {
  primary: {
    neutral: 'border-accent bg-accent text-accent-on hover:border-accent-strong hover:bg-accent-strong',
    critical: 'border-critical bg-critical text-critical-on hover:border-critical-strong hover:bg-critical-strong',
  },
  secondary: {
    neutral: 'border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
    critical: 'border-critical bg-surface text-critical hover:bg-critical-soft',
  },
  quiet: {
    neutral: 'border-transparent bg-transparent text-ink hover:bg-sunken',
    critical: 'border-transparent bg-transparent text-critical hover:bg-critical-soft',
  },
};

export const buttonSizes = {
  sm: 'min-h-control-sm gap-1.5 text-sm',
  md: 'min-h-control gap-2 text-base',
  lg: 'min-h-control-lg gap-2 text-lg',
};

/** Around the words; as wide as high around a picture without words. */
export const buttonShapes = {
  words: { sm: 'px-2.5', md: 'px-3.5', lg: 'px-5' },
  picture: { sm: 'w-control-sm', md: 'w-control', lg: 'w-control-lg' },
};
