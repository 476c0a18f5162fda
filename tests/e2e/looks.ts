import type { Page } from 'playwright-core';

/** What is wrong with a story in a page, each thing in words. */
export type Find = (page: Page, story: string) => Promise<string[]>;

/** How far the page is wider than its window, and what sticks out. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('#storybook-root *')].find((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return [`${scrollWidth - clientWidth} px too wide: ${out?.outerHTML.slice(0, 120) ?? '?'}`];
  });
}

/** What can be pressed and is neither 24 px wide and high nor 24 px from the next: WCAG 2.5.8, with its exceptions. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const roles =
      'button checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option slider treeitem link';
    const pressed = `a[href], button, input:not([type=hidden]), select, textarea, summary, ${roles
      .split(' ')
      .map((role) => `[role=${role}]`)
      .join()}`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      !element.matches(':disabled, [aria-disabled=true], [inert] *, [aria-hidden=true] *, [aria-hidden=true]');
    /** In a line of words: its height is that of the line. */
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const inTargets = [...(block?.querySelectorAll(pressed) ?? [])].map(({ textContent }) => textContent).join('');
      const words = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
      return words(block?.textContent ?? '') > words(inTargets);
    };
    /** A label is pressed in place of its control. */
    const boxesOf = (element: Element) =>
      [element, ...((element as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());
    const isLarge = ({ width, height }: DOMRect) => width > least - 0.5 && height > least - 0.5;
    /** A press beside what is drawn may be one on it. */
    const takesMore = (element: Element, box: DOMRect) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const reach = least / 2 - 1;
      return [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ].every(([along = 0, down = 0]) => {
        const dx = along * (box.width < least ? reach : 0);
        const dy = down * (box.height < least ? reach : 0);
        const at = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
        // Headings that stay in place lie over the first row only as long as it is scrolled below them.
        return at !== null && (element.contains(at) || at.closest('th') !== null);
      });
    };
    /** Out of the window, or below what stays in place, a press says nothing. */
    const takesMoreSomewhere = (element: Element, box: DOMRect) =>
      takesMore(element, box) ||
      (['nearest', 'center', 'start'] as const).some((block) => {
        element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        return takesMore(element, box);
      });
    /** Drawn smaller to be seen whole: it is made larger with the buttons below it, and all of it is in the words beside it. */
    const isInDrawing = (element: Element) => element.closest('.cursor-grab') !== null;
    const targets = [...document.querySelectorAll(pressed)]
      .filter(isShown)
      .map((element) => ({ element, boxes: boxesOf(element).filter(({ width, height }) => width > 1 && height > 1) }))
      .filter(({ boxes }) => boxes.length > 0);
    const isSmall = ({ element, boxes }: (typeof targets)[number]) => !boxes.some(isLarge) && !isInText(element);
    const centre = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    const small = targets.filter(isSmall);
    return small.flatMap(({ element, boxes: [box] }) => {
      if (!box) return [];
      if (isInDrawing(element) || takesMoreSomewhere(element, box)) return [];
      const { x, y } = centre(element.getBoundingClientRect());
      const isNear = targets.find((other) => {
        if (other.element === element || other.element.contains(element) || element.contains(other.element))
          return false;
        // What of a drawing is scrolled out of sight has its place below what stands there.
        if (isInDrawing(other.element)) return false;
        return boxesOf(other.element).some((otherBox) => {
          const at = isSmall(other)
            ? centre(otherBox)
            : {
                x: Math.min(Math.max(x, otherBox.left), otherBox.right),
                y: Math.min(Math.max(y, otherBox.top), otherBox.bottom),
              };
          return Math.hypot(at.x - x, at.y - y) < (isSmall(other) ? least : least / 2);
        });
      });
      const inside = targets.find((other) => other.element !== element && other.element.contains(element));
      const neighbour = isNear ?? inside;
      if (!neighbour) return [];
      const name = (element.getAttribute('aria-label') || element.textContent || element.outerHTML).slice(0, 40);
      return [`${Math.round(box.width)} × ${Math.round(box.height)} px, beside another: ${element.tagName} “${name}”`];
    });
  });
}

/**
 * Texts of which more is cut off with spacing than without: WCAG 1.4.12. Not asked of what is an excerpt by its nature: the
 * cells of a table, which are told whole to the pointer and on the page of the record; what tells itself whole to the pointer; what is chosen of a list, which is whole
 * in the list; and drawings, whose boxes keep their places.
 */
export async function cutBySpacing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const still = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const excerpts = '[title], td, th, [role=cell], [role=combobox] *, .cursor-grab *, .sr-only';
    const cut = () =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        if (element.clientWidth < 2 || element.closest(excerpts)) return false;
        const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isCut =
          (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1);
        return isCut && (hasText(element) || element.querySelector(':scope > span, :scope > p') !== null);
      });
    const before = new Set(cut());
    const style = document.createElement('style');
    style.textContent =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';
    document.head.append(style);
    await still();
    const found = cut().filter((element) => !before.has(element));
    const { scrollWidth, clientWidth } = document.documentElement;
    style.remove();
    await still();
    return [
      ...found.map(({ outerHTML }) => `cut off: ${outerHTML.slice(0, 160)}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ];
  });
}

/** What takes the focus and cannot be brought into a window of 320 × 256, or is covered there: WCAG 1.4.10, 2.4.11. */
export async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { scrollX, scrollY } = window;
    const before = document.activeElement;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.matches('[inert] *, [aria-hidden=true] *') &&
      element.getBoundingClientRect().width > 1 &&
      getComputedStyle(element).pointerEvents !== 'none';
    // What lies open is closed, or done with, before what is below it is wanted.
    const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')];
    const area = layers.filter(isShown).at(-1) ?? document;
    const wanted = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';
    const box = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)] as const;
    };
    const isSeen = (element: Element) => {
      const [left, top, right, bottom] = box(element);
      if (right - left < 2 || bottom - top < 2) return false;
      return [0.5, 0.1, 0.9].some((down) =>
        [0.5, 0.1, 0.9].some((along) => {
          const at = document.elementFromPoint(left + (right - left) * along, top + (bottom - top) * down);
          // A message in passing and a tooltip go by themselves, or with Escape.
          const isOf = at?.closest('label, [data-swipe-direction], [role=tooltip]');
          return at !== null && (isOf || element.contains(at) || at.contains(element));
        }),
      );
    };
    const found: string[] = [];
    for (const element of area.querySelectorAll<HTMLElement>(wanted)) {
      if (!isShown(element) || element.matches(':disabled')) continue;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      if (isSeen(element)) continue;
      // The focus makes room for itself.
      element.focus();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (isSeen(element)) continue;
      const [left, top, right, bottom] = box(element);
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const name = (element.getAttribute('aria-label') || element.textContent || element.outerHTML).trim().slice(0, 40);
      found.push(`“${name}” is ${over ? `below ${over.outerHTML.slice(0, 80)}` : 'never in the window'}`);
    }
    if (before instanceof HTMLElement) before.focus();
    window.scrollTo(scrollX, scrollY);
    return found;
  });
}
