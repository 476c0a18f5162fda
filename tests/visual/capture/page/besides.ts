declare global {
  interface Window {
    ninefoldBesides: () => string[];
  }
}

/**
 * Runs in every page: tells what assistive technology is told besides roles and names: how things are described, what is
 * announced when it changes, and at how many things of each kind Tab stops.
 * It must stand alone, because its text is what is sent to the page.
 */
export function besides() {
  const longest = 200;
  const plain = (text: string) => {
    const said = text.trim().replaceAll(/\s+/g, ' ');
    return said.length > longest ? `${said.slice(0, longest).trim()}…` : said;
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isTold = (element: Element) =>
    !element.closest('[aria-hidden="true"], [inert]') && element.checkVisibility({ visibilityProperty: true });

  const named = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? []);
  const textOf = (elements: readonly Element[]) => plain(elements.map(({ textContent }) => textContent).join(' '));
  const kindOf = (element: Element) =>
    element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : element.localName);
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    (textOf(named(element, 'aria-labelledby')) ||
      ('labels' in element && textOf([...((element.labels as NodeListOf<Element> | null) ?? [])])) ||
      textOf([element]));

  const described = () =>
    all('[aria-describedby], [aria-description], [aria-errormessage]').flatMap((element) => {
      const wrong = element.getAttribute('aria-invalid') === 'true' ? named(element, 'aria-errormessage') : [];
      const said = [
        textOf([...named(element, 'aria-describedby'), ...wrong]),
        element.getAttribute('aria-description') ?? '',
      ];
      const text = plain(said.join(' '));
      return text && isTold(element) ? [`~ ${kindOf(element)} “${nameOf(element)}” is described: ${text}`] : [];
    });

  const announced = () =>
    all('[aria-live], [role="status"], [role="alert"], [role="log"]').flatMap((element) => {
      const role = element.getAttribute('role');
      const how = element.getAttribute('aria-live') ?? (role === 'alert' ? 'assertive' : 'polite');
      return how === 'off' || !isTold(element) ? [] : [`~ is announced (${how}): ${textOf([element])}`.trim()];
    });

  const stops = () => {
    const counts = new Map<string, number>();
    for (const element of all(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]',
    )) {
      if (element.tabIndex < 0 || element.matches(':disabled') || !isTold(element)) continue;
      counts.set(kindOf(element), (counts.get(kindOf(element)) ?? 0) + 1);
    }
    const told = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `${count} ${kind}`);
    return told.length > 0 ? [`~ Tab stops at ${told.join(', ')}`] : [];
  };

  window.ninefoldBesides = () => [...described(), ...announced(), ...stops()];
}
