/** What appears above where somebody is at work comes into view and takes the focus. To be given as a ref. */
export function comeIntoView(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
