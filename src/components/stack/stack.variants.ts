/** The rhythm: distances between things. */
export const gaps = { none: 'gap-0', xs: 'gap-1', sm: 'gap-2', md: 'gap-4', lg: 'gap-6', xl: 'gap-10' };

export const aligns = {
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
  baseline: 'items-baseline',
  stretch: 'items-stretch',
};

export const justifies = {
  start: 'justify-start',
  center: 'justify-center',
  end: 'justify-end',
  between: 'justify-between',
};

/** Narrowest column before there is one fewer. */
export const columns = {
  sm: 'grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]',
  md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]',
  lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))]',
};
