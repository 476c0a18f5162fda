/** What is wrong, answered or not. Where a person's own colours say nothing of it, its frame is twice as thick. */
export const wrongFrame =
  '[&[aria-invalid=true]:not(:disabled)]:border-critical aria-invalid:outline-critical forced-colors:[&[aria-invalid=true]:not(:focus-visible)]:outline';

/** The same of what is filled with its colour once it is ticked or switched on, beside which a frame is not seen. */
export const wrongTick = `${wrongFrame} not-forced-colors:[&[aria-invalid=true][data-state=checked]:enabled]:bg-critical`;

/** Words beside what is ticked or switched, the `peer` before them: as much or as little in use as that. */
export const besideLook = 'peer-disabled:text-muted forced-colors:peer-disabled:text-[GrayText]';

/** How large what is ticked is, and its words; pressed within 24 px, however small. */
export const tickSizes = {
  sm: '[--box:--spacing(4)] text-sm',
  md: '[--box:--spacing(4.5)] text-base',
  lg: '[--box:--spacing(5.5)] text-lg',
};

/** A box of the size that is said around it. */
export const tickLook =
  'relative inline-flex size-(--box) shrink-0 items-center justify-center before:absolute before:-inset-1.25';

/** What is only read has no ground to write on, and is as easy to read. */
const readLook =
  '[&:is([readonly],[aria-readonly=true])]:border-line [&:is([readonly],[aria-readonly=true])]:bg-transparent ';

/** The look that every control for typing or choosing shares. */
export const controlLook =
  '[:where(&)]:w-(--width-of-control,100%) min-w-0 rounded-control border border-edge bg-surface text-base text-ink placeholder:text-muted ' +
  'hover:border-ink disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  readLook +
  // The hatch keeps to the edge: words are read on a plain ground.
  'data-[certainty=assumed]:border-dashed data-[certainty=notShown]:border-dashed data-[certainty=notShown]:hatch data-[certainty=notShown]:[--line:var(--color-of-edge)]! data-[certainty=notShown]:bg-repeat-y rtl:data-[certainty=notShown]:bg-right ' +
  wrongFrame;

/** How high a control is, and its letters. */
export const controlSizes = {
  sm: 'h-control-sm px-2 text-sm',
  md: 'h-control px-2.5',
  lg: 'h-control-lg px-3 text-lg',
};

/** What lies above the page, whatever its corners. */
export const liftedLook = 'border border-edge bg-raised text-ink shadow-[0_8px_24px_-8px_rgb(0_0_0/0.25)]';

/** What floats above the page. */
export const raisedLook = `rounded-sheet ${liftedLook}`;

/** One entry of a menu or a listbox. */
export const optionLook =
  'flex min-h-control-sm cursor-default select-none items-center gap-2 rounded-control px-1.5 py-button text-sm outline-none ' +
  'data-[highlighted]:not-aria-disabled:bg-accent data-[highlighted]:not-aria-disabled:text-accent-on data-[disabled]:text-muted ' +
  // Where one is that cannot be chosen, without the look of what can be.
  'data-[highlighted]:aria-disabled:bg-sunken data-[highlighted]:aria-disabled:text-muted data-[highlighted]:aria-disabled:outline-1 data-[highlighted]:aria-disabled:outline-solid data-[highlighted]:aria-disabled:-outline-offset-1 data-[highlighted]:aria-disabled:outline-edge';

/** Why an option cannot be chosen, below its name. */
export const reasonLook = 'block max-w-prose text-xs text-muted in-data-highlighted:text-inherit';

/** Where words stand beside what is answered, at either end: as far from the edge as that. */
export const wordPlaces = { start: 'absolute start-2.5', end: 'absolute end-2.5' };

/** Where what stands at the end of a control does: the picture of a button there is below the arrow of a `Select`. */
export const endPlaces = {
  sm: 'absolute end-px flex items-center pe-1',
  md: 'absolute end-px flex items-center pe-1.5',
  lg: 'absolute end-px flex items-center pe-2',
};

/** A button within a control, beside what is answered. */
export const innerButtonLook =
  'inline-flex size-6 shrink-0 items-center justify-center rounded-control text-muted enabled:hover:bg-sunken enabled:hover:text-ink [&>svg]:size-4';
