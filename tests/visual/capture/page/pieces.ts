import type { Area } from './measuring.ts';

/** Something that draws, in CSS pixels from the top of the page. */
export interface Piece extends Area {
  /** What of our own draws it. */
  component: string;
  /** What it is, for a person, where that is known: `“Save”`, `the frame of “Save”`, `the icon check`. */
  thing?: string;
  /** It has a border, an outline, a shadow or a ground of its own. */
  isFramed?: boolean;
  /** What lies behind it, whatever its colours, as in `repeating-linear-gradient(-45deg …)`. */
  pattern?: string;
  /** `dashed` or `dotted`, where its frame or outline is. */
  line?: string;
}

interface Fiber {
  type: unknown;
  return: Fiber | null;
}

declare global {
  interface Window {
    ninefoldPieces: () => Piece[];
    /** The component that draws an element, by its name. */
    ninefoldDrawer: (element: Element) => string;
  }
}

/**
 * Runs in every page: tells what is drawn by which component.
 * It must stand alone, because its text is what is sent to the page.
 */
export function pieces() {
  /** The package that keyboards, focus and layers are from: whose looks are another's. */
  const lent =
    /^(Primitive|Slot|Slottable|Presence|Provider|Consumer|Root|Anchor|CollectionInit|Lazy|\w*(Portal|Provider|Impl|Scope|Layer))$/;
  const colour = /(?:rgb|rgba|oklch|oklab|lab|lch|color)\([^()]*\)|#[0-9a-f]+/gi;

  const fiberOf = (element: Element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    return key ? (element as unknown as Record<string, Fiber>)[key] : undefined;
  };

  const names = new WeakMap<object, string>();
  /** Of our own: what a package of primitives is made of names the scope that it is used in. */
  const nameOf = ({ type }: Fiber): string => {
    if (typeof type !== 'function') return '';
    const known = names.get(type);
    if (known !== undefined) return known;
    const name = type.name.replace(/\$\d+$/, '');
    const isOwn = /^[A-Z]/.test(name) && !lent.test(name) && !/\b__scope[A-Z]/.test(String(type));
    names.set(type, isOwn ? name : '');
    return isOwn ? name : '';
  };

  const componentOf = (element: Element): string => {
    const above: string[] = [];
    for (let fiber: Fiber | null | undefined = fiberOf(element); fiber; fiber = fiber.return) {
      const name = nameOf(fiber);
      if (name) above.push(name);
    }
    const [own] = above;
    if (!own) return element.parentElement ? componentOf(element.parentElement) : '';
    // Whoever looks at a dialog knows no `DialogHeader`.
    return above.find((name) => own.startsWith(name) && /^[A-Z]/.test(own.slice(name.length))) ?? own;
  };

  window.ninefoldDrawer = componentOf;

  const textsOf = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

  const areaOf = ({ x, y, width, height }: DOMRect) => ({ x: x + scrollX, y: y + scrollY, width, height });

  const longest = 32;
  const quoted = (text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    return words && `“${words.length > longest ? `${words.slice(0, longest - 1)}…` : words}”`;
  };

  const thingOf = (element: Element) => {
    const drawing = element.closest('svg');
    if (drawing) {
      const [, icon] = /\blucide-([\w-]+)/.exec(drawing.getAttribute('class') ?? '') ?? [];
      return icon ? `the icon ${icon}` : 'a drawing';
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return `the field of ${quoted(element.value || element.placeholder) || 'nothing'}`;
    const all = (element instanceof HTMLElement ? element.innerText : element.textContent).trim();
    return all && all.length <= longest ? `the frame of ${quoted(all)}` : undefined;
  };

  const side = (style: CSSStyleDeclaration, of: 'Top' | 'Right' | 'Bottom' | 'Left') =>
    Number.parseFloat(style[`border${of}Width`]) + Number.parseFloat(style[`padding${of}`]);

  /** What stands in a field, and its place, within its frame. */
  const typedIn = (element: Element, style: CSSStyleDeclaration, { x, y, width, height }: Area) => {
    if (!element.matches('textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file])'))
      return [];
    const { value, placeholder } = element as HTMLInputElement;
    const thing = quoted(value || placeholder);
    if (!thing) return [];
    const [left, top] = [side(style, 'Left'), side(style, 'Top')];
    const inner = { width: width - left - side(style, 'Right'), height: height - top - side(style, 'Bottom') };
    return [{ x: x + left, y: y + top, ...inner, thing }];
  };

  window.ninefoldPieces = () =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const area = areaOf(element.getBoundingClientRect());
      if (area.width === 0 || area.height === 0) return [];
      const style = getComputedStyle(element);
      const sides = (['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) => style[`border${side}Width`] !== '0px')
        .map((side) => style[`border${side}Style`]);
      const texts = textsOf(element);
      const isFramed =
        sides.length > 0 ||
        style.backgroundImage !== 'none' ||
        style.boxShadow !== 'none' ||
        style.outlineStyle !== 'none' ||
        !/, 0\)$|^transparent$/.test(style.backgroundColor);
      const isDrawing =
        isFramed ||
        texts.length > 0 ||
        element instanceof SVGElement ||
        element.matches('input, textarea, select, img, canvas');
      if (!isDrawing) return [];
      const line = [...sides, style.strokeDasharray === 'none' ? '' : 'dashed'].find((side) =>
        /dashed|dotted/.test(side),
      );
      const pattern = style.backgroundImage === 'none' ? undefined : style.backgroundImage.replaceAll(colour, '…');
      const component = componentOf(element);
      const letters = texts.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const thing = quoted(node.nodeValue ?? '');
        return [...range.getClientRects()].map((row) => ({ ...areaOf(row), component, thing }));
      });
      const typed = typedIn(element, style, area).map((row) => ({ ...row, component }));
      return [{ ...area, component, thing: thingOf(element), isFramed, pattern, line }, ...letters, ...typed];
    });
}
