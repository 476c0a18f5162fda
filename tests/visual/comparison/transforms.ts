/** In hundredths: what is less is nothing to see. */
interface Placed {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  scale: number;
}

const identity: Placed = { x: 0, y: 0, turn: 0, scale: 1 };

/** What a look says of it: `transform`, `translate`, `rotate` and `scale`, as computed. */
const written = /^(none|matrix\([^)]+\)) (none|\S+px(?: \S+px)*) (none|\S+deg) (none|[\d.]+)$/;

/** How something was moved, turned or scaled, from one transform that a look says to another. */
export function transformed(from: string, to: string): string {
  const [was, is] = [placedBy(from), placedBy(to)];
  if (!was || !is) return `transformed, ${from} → ${to}`;
  const said = [
    was.x !== is.x || was.y !== is.y ? `moved by ${rounded(is.x - was.x)}, ${rounded(is.y - was.y)} px` : '',
    was.turn !== is.turn ? `turned by ${rounded(is.turn - was.turn)}°` : '',
    was.scale !== is.scale ? `scaled ${was.scale} → ${is.scale}` : '',
  ].filter(Boolean);
  return said.length > 0 ? said.join(', ') : `transformed, ${from} → ${to}`;
}

function placedBy(value: string): Placed | undefined {
  if (value === 'none') return identity;
  const [, matrix = '', translate = '', rotate = '', scale = ''] = written.exec(value) ?? [];
  if (!matrix) return undefined;
  const [a = 1, b = 0, , , x = 0, y = 0] = matrix === 'none' ? [] : numbersIn(matrix.slice('matrix('.length));
  const [right = 0, down = 0] = translate === 'none' ? [] : numbersIn(translate, ' ');
  return {
    x: rounded(x + right),
    y: rounded(y + down),
    turn: rounded((Math.atan2(b, a) * 180) / Math.PI + (rotate === 'none' ? 0 : Number.parseFloat(rotate))),
    scale: rounded(Math.hypot(a, b) * (scale === 'none' ? 1 : Number(scale))),
  };
}

function numbersIn(text: string, by = ','): number[] {
  return text.split(by).map(Number.parseFloat);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
