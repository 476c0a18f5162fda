/**
 * Where the focus stands in a row: on the way into the record, where there is one, so that Enter opens it. A card that is
 * moved by keys has it itself.
 */
export function rowStop(row: HTMLElement | null | undefined): HTMLElement | null | undefined {
  return row?.tabIndex === 0
    ? row
    : (row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('button'));
}
