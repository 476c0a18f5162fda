/**
 * A story on a page of documentation does by itself what a person would, most of all in a frame of its own. Who reads the
 * page stays where they are with their focus and their place: until they go to the story, its focus only seems to be there.
 */
const isFramed = Boolean(window.frameElement?.closest('#storybook-docs'));

/** Whether something is used by a person, not only read about. */
const isUsed = (element: Element) => document.hasFocus() || !(isFramed || element.closest('#storybook-docs'));

leaveTheReader();

function leaveTheReader() {
  const { focus, blur } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  const { get: activeElement } = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement') ?? {};
  let seeming: HTMLElement | null = null;
  const seemTo = (next: HTMLElement | null) => {
    const before = seeming?.isConnected ? seeming : null;
    if (next === before) return;
    seeming = null;
    tell(before, ['blur', 'focusout'], next);
    seeming = next;
    tell(next, ['focus', 'focusin'], before);
  };
  HTMLElement.prototype.focus = function (options) {
    if (isUsed(this)) focus.call(this, options);
    else if (takesFocus(this)) seemTo(this);
  };
  HTMLElement.prototype.blur = function () {
    if (this === seeming) seemTo(null);
    else blur.call(this);
  };
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    const { select } = prototype;
    // Takes the focus as well.
    prototype.select = function () {
      if (isUsed(this)) select.call(this);
      else if (this.selectionStart !== null) this.setSelectionRange(0, this.value.length);
    };
  }
  Element.prototype.scrollIntoView = function (options) {
    const page = isFramed ? parent : window;
    const { scrollX: left, scrollY: top } = page;
    scrollIntoView.call(this, options);
    if (!isUsed(this)) page.scrollTo({ left, top, behavior: 'instant' });
  };
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (seeming?.isConnected ? seeming : activeElement?.call(document)),
  });
  const enter = ({ isTrusted, target }: FocusEvent) => {
    if (!isTrusted) return;
    if (target === seeming) seeming = null;
    else seemTo(null);
  };
  addEventListener('focusin', enter, true);
}

function takesFocus(element: HTMLElement): boolean {
  const canTake = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  return canTake && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
}

function tell(element: HTMLElement | null, types: readonly [string, string], relatedTarget: HTMLElement | null) {
  const [own, told] = types;
  element?.dispatchEvent(new FocusEvent(own, { composed: true, relatedTarget }));
  element?.dispatchEvent(new FocusEvent(told, { composed: true, bubbles: true, relatedTarget }));
}
