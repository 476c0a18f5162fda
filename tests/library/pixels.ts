import { cdp, page } from 'vitest/browser';

/** What a browser is told of a person's wishes, or that it prints. */
export async function emulate(features: Record<string, string>, media = ''): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** A part of the page as it is drawn. */
export interface Picture {
  /** Every colour in a place, the most frequent first. */
  colorsIn: (place: DOMRect) => { color: number; count: number }[];
}

/** Takes a picture of all that is on the page. */
export async function picture(): Promise<Picture> {
  const base64 = await page.screenshot({ save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  return {
    colorsIn: ({ left, top, width, height }) => {
      const { data } = context.getImageData(left, top, Math.max(width, 1), Math.max(height, 1));
      const counts = new Map<number, number>();
      for (let at = 0; at < data.length; at += 4) {
        const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      return [...counts].map(([color, count]) => ({ color, count })).sort((a, b) => b.count - a.count);
    },
  };
}

/** The contrast of two colours, as WCAG has it. */
export function contrast(one: number, other: number): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: number): number {
  const [red = 0, green = 0, blue = 0] = [color >> 16, (color >> 8) & 255, color & 255].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far what is drawn in a place stands out from its ground. */
export function standsOut(picture: Picture, place: DOMRect): number {
  const [ground, ...others] = picture.colorsIn(place);
  return Math.max(1, ...others.map(({ color }) => contrast(color, ground?.color ?? 0)));
}

/** Where every piece of text is that can be seen, by what it says. */
export function texts(within: Element = document.body): { said: string; place: DOMRect; element: Element }[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const found: { said: string; place: DOMRect; element: Element }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const said = node.textContent?.trim() ?? '';
    if (!/[\p{L}\p{N}]/u.test(said) || !node.parentElement?.checkVisibility({ opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const place of range.getClientRects())
      if (place.width > 3 && place.height > 5 && isInSight(node.parentElement, place))
        found.push({ said, place, element: node.parentElement });
  }
  return found;
}

/** Whether nothing lies over it, and nothing cuts it off: what is only for screen readers is cut to a pixel. */
function isInSight(element: Element, { left, top, width, height }: DOMRect): boolean {
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element)) && element.clientWidth !== 1;
}
