/** The layers that a page asks the browser for, with `will-change`. */
interface Layers {
  /** Has all drawn without them, stacked and laid out as with them; whether there are any. */
  takeAway: () => boolean;
  putBack: () => void;
}

declare global {
  interface Window {
    ninefoldLayers: Layers;
  }
}

/**
 * Runs in every page: a layer of its own sets edges and letters on other pixels, and nobody sees it.
 * It must stand alone, because its text is what is sent to the page.
 */
export function layers() {
  /** What `will-change` does besides: what is fixed stays within, and nothing from outside comes between what is inside. */
  const holds = /transform|translate|rotate|scale|perspective|filter|contain/;
  const stacks = /opacity|mask|clip-path|blend|isolation|z-index|position|top|bottom|left|right|inset/;
  let styles: [HTMLElement, string | null][] = [];

  window.ninefoldLayers = {
    takeAway: () => {
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        const { willChange, transform } = getComputedStyle(element);
        if (willChange === 'auto') continue;
        styles.push([element, element.getAttribute('style')]);
        const set = (name: string, value: string) => element.style.setProperty(name, value, 'important');
        set('will-change', 'auto');
        if (holds.test(willChange) && transform === 'none') set('transform', 'translate(0)');
        else if (stacks.test(willChange)) set('isolation', 'isolate');
      }
      return styles.length > 0;
    },
    putBack: () => {
      for (const [element, style] of styles)
        if (style === null) element.removeAttribute('style');
        else element.setAttribute('style', style);
      styles = [];
    },
  };
}
