/** What in the document contradicts itself or cannot be right. */
export const mending = {
  count: (count: number) => (count === 1 ? '1 thing to fix' : `${count} things to fix`),
};
