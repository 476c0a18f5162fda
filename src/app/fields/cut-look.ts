/** Words in one line are cut at their own end, which is not that of the page where they are written the other way. */
export const cutLook = 'inline-block max-w-full truncate align-bottom';
