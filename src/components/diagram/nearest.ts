/** Where something is drawn on the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Whether a key leads from one thing to another. */
export function isWay(key: string): boolean {
  return Object.hasOwn(ways, key);
}

/** The thing that is met first in the direction of an arrow key: what lies straight ahead goes before what lies aside. */
export function nearest<T extends Box>(from: Box, others: readonly T[], key: string): T | undefined {
  const [x, y] = ways[key] ?? [0, 0];
  const distances = others.flatMap((other) => {
    const across = other.left + other.width / 2 - from.left - from.width / 2;
    const down = other.top + other.height / 2 - from.top - from.height / 2;
    const ahead = across * x + down * y;
    const aside = Math.abs(across * y) + Math.abs(down * x);
    return ahead > 1 ? [{ other, distance: ahead + aside * 2 }] : [];
  });
  return distances.sort((a, b) => a.distance - b.distance)[0]?.other;
}
