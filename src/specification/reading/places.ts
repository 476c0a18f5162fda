/** Turns offsets in a text into lines and columns of the document, each from 1. */
export function placesIn(text: string, firstLine: number): (offset: number) => [line: number, column: number] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return [firstLine + low, offset - (starts[low] ?? 0) + 1];
  };
}
