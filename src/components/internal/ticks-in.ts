/** How what is ticked stands with others; what is wrong with them has a line of its own. */
export const ticksIn = {
  vertical: 'flex flex-col gap-1',
  horizontal: 'flex flex-wrap gap-x-6 gap-y-1 *:[p]:basis-full',
};
