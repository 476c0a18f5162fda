/** How what stands in one row is joined into one: the corners between lie on one another. In more rows each stands for itself. */
export const joinedLook =
  // The edge that two share is that of the one that can be pressed.
  'isolate inline-flex w-fit max-w-full data-rows:gap-1 [&>*]:relative [&>*:not(:disabled,[aria-disabled=true])]:z-1 [&>*:hover]:z-2 [&>*:focus-visible]:z-10 ' +
  'not-data-rows:[&>*:not(:first-child)]:-ms-px not-data-rows:[&>*:not(:first-child)]:rounded-s-none not-data-rows:[&>*:not(:last-child)]:rounded-e-none';

/** How a button looks that is pressed in. */
export const toggledLook =
  'enabled:data-[state=on]:border-accent enabled:data-[state=on]:bg-accent-soft enabled:data-[state=on]:text-accent disabled:data-[state=on]:border-edge ' +
  'forced-colors:enabled:data-[state=on]:forced-color-adjust-none forced-colors:enabled:data-[state=on]:border-[Highlight] forced-colors:enabled:data-[state=on]:bg-[Highlight] forced-colors:enabled:data-[state=on]:text-[HighlightText] ' +
  'forced-colors:disabled:data-[state=on]:outline-2 forced-colors:disabled:data-[state=on]:-outline-offset-4';
