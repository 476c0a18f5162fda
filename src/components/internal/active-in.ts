/** What has the focus around an element: the page says of a shadow root only that it lies in there. */
export function activeIn(element: Element): Element | null {
  return rootOf(element).activeElement;
}

export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
