/** Marks what no message in passing may cover: spread over the element. */
export const keepClear = { 'data-keep-clear': '' };
