import type { Area } from './measuring.ts';

/** What something is drawn with, as it was set and not as it comes out: `Button button; padding: 8px 14px; …`. */
export interface Look {
  says: string;
  /** Where that is drawn, in CSS pixels from the top of the page. */
  areas: Area[];
}

declare global {
  interface Window {
    ninefoldLooks: () => Look[];
  }
}

/**
 * Runs in every page: tells what is drawn with what, each look once. Sizes are told where somebody set them: what comes of
 * words and of what is around follows from something else.
 * It must stand alone, because its text is what is sent to the page.
 */
export function looks() {
  const sides = ['top', 'right', 'bottom', 'left'];
  const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
  const nothing = /^(none|auto|normal|0px|0s|1 1 1|rgba\(0, 0, 0, 0\)|solid|visible|)$/;
  const colour = /(?:rgb|rgba|oklch|oklab|lab|lch|color)\([^()]*\)|#[0-9a-f]+/gi;
  const set = ['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height'];

  const drawing = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, string>();
  /** `#rrggbb`, as pixels are called; with what shines through, where something does. */
  const hex = (value: string) => {
    const found = known.get(value);
    if (found !== undefined || !drawing) return found ?? value;
    // What is no colour, as `none`, would leave it as it was.
    const drawn = (colour: string) => {
      drawing.clearRect(0, 0, 1, 1);
      drawing.fillStyle = '#0000';
      drawing.fillStyle = colour;
      drawing.fillRect(0, 0, 1, 1);
      return [...drawing.getImageData(0, 0, 1, 1).data];
    };
    // Of what shines through, a pixel keeps the colour by halves.
    const opaque = value.replace(/\s*\/[^/]*\)$/, ')').replace(/^rgba\((.*),[^,]*\)$/, 'rgb($1)');
    const parts = [...drawn(opaque).slice(0, 3), drawn(value)[3] ?? 0].map((part) =>
      part.toString(16).padStart(2, '0'),
    );
    const told = parts[3] === '00' ? '' : `#${parts.join('').replace(/ff$/, '')}`;
    known.set(value, told);
    return told;
  };

  /** `4px` where all are that, else each. */
  const each = (values: readonly string[]) => (new Set(values).size === 1 ? (values[0] ?? '') : values.join(' '));

  const looksOf = (style: CSSStyleDeclaration, hasText: boolean, isDrawn: boolean) => {
    const value = (name: string) => style.getPropertyValue(name);
    const lined = sides.filter((side) => value(`border-${side}-width`) !== '0px');
    const hasOutline = value('outline-style') !== 'none' && value('outline-width') !== '0px';
    const told: [string, string][] = [
      ['padding', each(sides.map((side) => value(`padding-${side}`)))],
      ['gap', each([value('row-gap'), value('column-gap')])],
      ['opacity', value('opacity') === '1' ? '' : value('opacity')],
      ['filter', value('filter')],
      ['transform', each([value('transform'), value('translate'), value('scale'), value('rotate')])],
      ['background-color', hex(value('background-color'))],
      ['background-image', value('background-image').replaceAll(colour, '…')],
      ['box-shadow', value('box-shadow').replaceAll(colour, '…')],
      ['border-radius', each(corners.map((corner) => value(`border-${corner}-radius`)))],
    ];
    if (lined.length > 0)
      told.push(
        ['border-width', each(sides.map((side) => value(`border-${side}-width`)))],
        ['border-style', each(lined.map((side) => value(`border-${side}-style`)))],
        ['border-color', each(lined.map((side) => hex(value(`border-${side}-color`))))],
      );
    if (hasOutline)
      told.push(
        ['outline', each([value('outline-width'), value('outline-style')])],
        ['outline-offset', value('outline-offset')],
        ['outline-color', hex(value('outline-color'))],
      );
    if (hasText)
      told.push(
        ['color', hex(value('color'))],
        ['font-family', value('font-family').split(',')[0] ?? ''],
        ['font-size', value('font-size')],
        ['font-weight', value('font-weight')],
        ['font-style', value('font-style')],
        ['line-height', value('line-height')],
        ['letter-spacing', value('letter-spacing')],
        ['text-transform', value('text-transform')],
        ['text-decoration', value('text-decoration-line')],
      );
    if (isDrawn)
      told.push(
        ['fill', hex(value('fill'))],
        ['stroke', hex(value('stroke'))],
        ['stroke-width', value('stroke-width')],
        ['stroke-dasharray', value('stroke-dasharray')],
      );
    return told;
  };

  const sizesOf = (element: Element): [string, string][] => {
    const map = element.computedStyleMap();
    const value = (name: string) => map.get(name)?.toString() ?? '';
    return [
      ...set.map((name): [string, string] => [name, value(name)]),
      ['margin', each(sides.map((side) => value(`margin-${side}`)))],
      // Elsewhere it is what holds the element that says where it stands.
      ...(value('position') === 'relative' ? sides.map((side): [string, string] => [side, value(side)]) : []),
      ['z-index', value('z-index')],
    ];
  };

  const said = (name: string, told: readonly [string, string][]) => {
    const parts = told.filter(([, value]) => !nothing.test(value)).map(([what, value]) => `${what}: ${value}`);
    return parts.length > 0 ? [name, ...parts].join('; ') : undefined;
  };

  window.ninefoldLooks = () => {
    const found = new Map<string, Area[]>();
    const add = (says: string | undefined, area: Area) => {
      if (says) found.set(says, [...(found.get(says) ?? []), area]);
    };
    for (const element of document.body.querySelectorAll('body > :not(#storybook-root), body > * *')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || !element.checkVisibility()) continue;
      const area = { x: x + scrollX, y: y + scrollY, width, height };
      const hasText =
        element.matches('input, textarea, select') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const name = `${window.ninefoldDrawer(element)} ${element.localName}`;
      const [, icon = ''] = /\blucide-([\w-]+)/.exec(element.getAttribute('class') ?? '') ?? [];
      const looks = looksOf(getComputedStyle(element), hasText, element instanceof SVGElement);
      add(said(name, [['icon', icon], ...sizesOf(element), ...looks]), area);
      for (const part of ['::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (!/^(none|normal)$/.test(style.content))
          add(said(`${name}${part}`, looksOf(style, style.content !== '""', false)), area);
      }
    }
    return [...found].map(([says, areas]) => ({ says, areas }));
  };
}
