import type { Box, Pixels } from './compare.ts';

/** Fewer columns are a letter, which another one may be like. */
const fewest = 12;
/** So many columns at an end of a line are held against one another: its letters grow apart from there on. */
const end = 16;
/** How far its first letter may stand aside. */
const aside = 2;
/** The same letters are so much alike, whatever their weight. */
const alike = 0.8;
/** Of all that came and went, so much came, or went: of a pattern as much comes as goes. */
const oneSided = 0.35;
/** So much ink, in parts of what there was, is drawn by how letters fall on pixels. */
const chance = 0.04;

/** Of words for what changed, whether these are about weight. */
export function isWeight(cause: string): boolean {
  return /^(heavier|lighter) letters( in .+)?$/.test(cause);
}

/** Whether the letters of a place are the same ones, of another weight: `heavier letters`. */
export function weightIn(before: Pixels, after: Pixels, box: Box): string | undefined {
  if (box.width < fewest) return undefined;
  const was = inkIn(before, box);
  const is = inkIn(after, box);
  const width = Math.min(end, box.width);
  for (const from of new Set([0, box.width - width])) {
    const extent = extentOf(was, from, width);
    for (let by = -aside; by <= aside; by++) {
      if (extent !== extentOf(is, from + by, width)) continue;
      const { growth, likeness } = heldAgainst(was, is, from, width, by);
      if (Math.abs(growth) >= chance && likeness >= alike) return growth > 0 ? 'heavier letters' : 'lighter letters';
    }
  }
  return undefined;
}

/** How far each pixel is from the ground, row by row, in parts of what is farthest: a darker letter is no heavier one. */
type Ink = readonly (readonly number[])[];

function inkIn({ data, width }: Pixels, box: Box): Ink {
  const light = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  };
  const rows = Array.from({ length: box.height }, (_, row) =>
    Array.from({ length: box.width }, (_, column) => light(box.x + column, box.y + row)),
  );
  const counts = new Map<number, number>();
  for (const value of rows.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [[ground] = [0]] = [...counts].sort(([, many], [, more]) => more - many);
  const ink = rows.map((row) => row.map((value) => Math.abs(value - ground)));
  const full = Math.max(1, ...ink.map((row) => Math.max(...row)));
  return ink.map((row) => row.map((value) => value / full));
}

/** The first and the last row that letters stand in: another weight makes them no taller. */
function extentOf(ink: Ink, from: number, width: number): string {
  const darkest = ink.map((row) => Math.max(...row.slice(Math.max(0, from), from + width)));
  const drawn = Math.max(...darkest) / 2;
  const isDrawn = (value: number) => value > drawn;
  return `${darkest.findIndex(isDrawn)} ${darkest.findLastIndex(isDrawn)}`;
}

/** How much ink there is more, in parts of what there was, and how much alike it lies. */
function heldAgainst(before: Ink, after: Ink, from: number, width: number, by: number) {
  let [was, is, moved] = [0, 0, 0];
  let [both, ofBefore, ofAfter] = [0, 0, 0];
  for (const [y, row] of before.entries()) {
    for (let x = from; x < from + width; x++) {
      const [one = 0, other = 0] = [row[x], after[y]?.[x + by]];
      [was, is, moved] = [was + one, is + other, moved + Math.abs(other - one)];
      [both, ofBefore, ofAfter] = [both + one * other, ofBefore + one * one, ofAfter + other * other];
    }
  }
  const isOneSided = was > 0 && Math.abs(is - was) >= oneSided * moved;
  return {
    growth: isOneSided ? (is - was) / was : 0,
    likeness: ofBefore > 0 && ofAfter > 0 ? both / Math.sqrt(ofBefore * ofAfter) : 0,
  };
}
