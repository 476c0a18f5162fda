/**
 * A story in a frame does by itself what a person would: that neither scrolls the page around it, nor is undone where
 * the focus goes on to another frame.
 */
export function quietFrame({ target }: Event) {
  if (!(target instanceof HTMLIFrameElement) || !target.contentWindow) return;
  const page = target.contentWindow as Window & typeof globalThis;
  const { focus } = page.HTMLElement.prototype;
  const { scrollIntoView } = page.Element.prototype;
  const inPlace = (act: () => void) => {
    const [left, top] = [scrollX, scrollY];
    act();
    scrollTo({ left, top, behavior: 'instant' });
  };
  page.HTMLElement.prototype.focus = function (options) {
    inPlace(() => focus.call(this, options));
  };
  page.Element.prototype.scrollIntoView = function (options) {
    inPlace(() => scrollIntoView.call(this, options));
  };
  page.addEventListener('blur', (event) => event.target === page && event.stopImmediatePropagation(), true);
}
