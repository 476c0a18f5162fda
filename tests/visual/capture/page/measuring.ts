/** A place in the page, in CSS pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is to be in the picture. */
export interface Measured {
  /** Where the lowest thing ends. */
  bottom: number;
  /** What is left out of the comparison. */
  ignored: Area[];
  /** What nobody can see whole, in words. */
  unseen: string[];
  /** What ends in an ellipsis, in the same words, where it is read out: where that is meant, it is no news. */
  shortened: string[];
}

interface Measuring {
  /** @param isSpeaking whether what is read out is asked for as well */
  measure: (selectors: string[], isSpeaking: boolean) => Measured;
  /** Hides what is left out from what is read out, or shows it again. */
  hush: (selectors: string[], isHushed: boolean) => void;
}

declare global {
  interface Window {
    ninefoldMeasuring: Measuring;
  }
}

/**
 * Runs in every page: says what is to be in a picture of it, what is left out, and what nobody can see whole.
 * It must stand alone, because its text is what is sent to the page.
 */
export function measuring() {
  const longest = 60;
  const cutOff = ({ textContent }: Element) => {
    const text = textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';
    return `cuts off “${text.length > longest ? `${text.slice(0, longest).trim()}…` : text}”`;
  };

  const leftOut = (selectors: readonly string[]) => [
    ...document.querySelectorAll<HTMLElement>(['[data-chromatic="ignore"]', ...selectors].join(',')),
  ];
  /** By what is hushed, what it said of being hidden. */
  const hushed = new WeakMap<Element, string | null>();

  const isUnseen = /^(SCRIPT|STYLE|LINK|TEMPLATE)$/;
  /** What reaches no further below its box is in the picture by the room around it, in CSS pixels. */
  const little = 16;
  /**
   * Where the lowest thing ends that can be seen, and the lowest that is fixed to the window: it lies in the story and yet outside of
   * every box. What is taken out of the flow is cut by what it is placed in alone.
   */
  const lowestIn = (body: Element) => {
    let [fixed, lowest] = [0, 0];
    const visit = (element: Element, cut: number, cutOfPlaced: number) => {
      if (isUnseen.test(element.tagName)) return;
      const { display, position, visibility, opacity, overflowY, clipPath, transform } = getComputedStyle(element);
      if (display === 'none' || opacity === '0') return;
      const isFixed = position === 'fixed';
      const own = isFixed ? Number.POSITIVE_INFINITY : position === 'absolute' ? cutOfPlaced : cut;
      const { width, height, bottom: end } = element.getBoundingClientRect();
      const bottom = end + window.scrollY;
      const isCutting = overflowY !== 'visible' || clipPath !== 'none';
      // Only read out.
      if (isCutting && width <= 1 && height <= 1) return;
      if (visibility === 'visible' && width > 0 && height > 0) {
        const seen = Math.min(bottom, own);
        // What is closed has its place all the same.
        if (seen > lowest && element.checkVisibility()) lowest = seen;
        if (isFixed) fixed = Math.max(fixed, bottom);
      }
      const inside = isCutting && display !== 'contents' ? Math.min(own, bottom) : own;
      const isPlace = position !== 'static' || transform !== 'none';
      for (const child of element.children) visit(child, inside, isPlace ? inside : cutOfPlaced);
    };
    for (const child of body.children) visit(child, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
    return { fixed, lowest };
  };

  const unseen = (ignored: readonly Element[]) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wider = scrollWidth > clientWidth ? [`is ${scrollWidth - clientWidth} px wider than its window`] : [];
    const all = [...document.querySelectorAll<HTMLElement>('body *')];
    const cut = all.filter((element) => {
      const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element;
      if ((scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) || clientWidth < 2) return false;
      if (!hasText(element)) return false;
      const { overflowX, overflowY, textOverflow, webkitLineClamp, fontSize } = getComputedStyle(element);
      const isCut = /hidden|clip/;
      const sideways = scrollWidth > clientWidth + 1 && isCut.test(overflowX) && textOverflow !== 'ellipsis';
      // Letters reach out of a tight line a little.
      const isTall = scrollHeight > clientHeight + Number.parseFloat(fontSize) / 2;
      const below = isTall && clientHeight > 1 && isCut.test(overflowY) && webkitLineClamp === 'none';
      return (sideways || below) && !isWithin(element, ignored);
    });
    const out = Math.round(Math.max(0, ...all.filter((element) => !isWithin(element, ignored)).map(beyondWindow)));
    return [...wider, ...(out > 1 ? [`is ${out} px outside of its window`] : []), ...cut.map(cutOff)];
  };

  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

  /** How far something reaches out of the window to where nobody can scroll, in CSS pixels. */
  const beyondWindow = (element: Element): number => {
    const { left, right, width, height } = element.getBoundingClientRect();
    const after = right - document.documentElement.clientWidth;
    if ((left > -1 && after < 1) || width < 2 || height < 2) return 0;
    if (!hasText(element) && !/^(IMG|svg|BUTTON|INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) return 0;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return 0;
    let isFixed = false;
    for (let one: Element | null = element; one && !one.contains(document.body); one = one.parentElement) {
      const { position, overflowX, clipPath, transform } = getComputedStyle(one);
      // Within what is moved or made smaller nothing is fixed to the window.
      if (one !== element && transform !== 'none') isFixed = false;
      // What is cut off within something else is told as that, or scrolled to there.
      if (one !== element && !isFixed && (overflowX !== 'visible' || clipPath !== 'none')) return 0;
      isFixed ||= position === 'fixed';
    }
    if (isFixed) return Math.max(-left, after);
    return getComputedStyle(document.documentElement).direction === 'rtl' ? after : -(left + window.scrollX);
  };

  const isWithin = (element: Element, ignored: readonly Element[]) => ignored.some((one) => one.contains(element));

  const shortened = (ignored: readonly Element[]) =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { clientWidth, scrollWidth, clientHeight, scrollHeight, textContent } = element;
        if (clientWidth < 2 || !textContent?.trim()) return false;
        if (scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1) return false;
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const isShort = scrollWidth > clientWidth && textOverflow === 'ellipsis' && /hidden|clip/.test(overflowX);
        const isClamped = scrollHeight > clientHeight + 1 && webkitLineClamp !== 'none';
        return (isShort || isClamped) && !isWithin(element, ignored);
      })
      .map(cutOff);

  window.ninefoldMeasuring = {
    measure: (selectors, isSpeaking) => {
      const roots = [...document.body.children].flatMap((child) =>
        child.id === 'storybook-root' ? [...child.children] : [child],
      );
      const bottoms = roots
        .filter((element) => !isUnseen.test(element.tagName))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ bottom }) => bottom + window.scrollY);
      const { fixed, lowest } = lowestIn(document.body);
      const boxes = Math.max(0, fixed, ...bottoms);
      return {
        bottom: Math.ceil(lowest > boxes + little ? lowest : boxes),
        ignored: leftOut(selectors).map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x: x + window.scrollX, y: y + window.scrollY, width, height };
        }),
        unseen: unseen(leftOut(selectors)),
        shortened: isSpeaking ? shortened(leftOut(selectors)) : [],
      };
    },
    hush: (selectors, isHushed) => {
      for (const element of leftOut(selectors))
        if (isHushed) {
          hushed.set(element, element.getAttribute('aria-hidden'));
          element.setAttribute('aria-hidden', 'true');
        } else {
          const before = hushed.get(element) ?? null;
          if (before === null) element.removeAttribute('aria-hidden');
          else element.setAttribute('aria-hidden', before);
        }
    },
  };
}
