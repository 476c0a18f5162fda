declare global {
  interface Window {
    ninefoldBesides: () => string[];
  }
}

/**
 * Runs in every page: tells what assistive technology is told besides roles and names: how things are described, what is
 * announced when it changes, what else is told of how many things of each kind, and at how many Tab stops.
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
      plain(saidIn(element)));
  /** What it says of itself, less what describes it and what nobody is told. */
  const saidIn = (element: Element): string => {
    const unsaid = named(element, 'aria-describedby');
    const said = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || unsaid.some((one) => one === node) || node.ariaHidden === 'true') return '';
      return [...node.childNodes].map(said).join('');
    };
    return said(element);
  };

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
      if (how === 'off' || !isTold(element)) return [];
      const isWhole = element.getAttribute('aria-atomic');
      const ways = [how, isWhole === 'true' && 'as a whole', element.getAttribute('aria-relevant')].filter(Boolean);
      return [`~ is announced (${ways.join(', ')}): ${textOf([element])}`.trim()];
    });

  /** By what is told, of how many. */
  const counted = (all: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([one, count]) => `${count} ${one}`);
  };

  /** What the tree of roles and names leaves out, with what it says. */
  const said = [
    ...['aria-autocomplete', 'aria-busy', 'aria-current', 'aria-haspopup', 'aria-keyshortcuts', 'aria-modal'],
    ...['aria-multiselectable', 'aria-orientation', 'aria-readonly', 'aria-required', 'aria-roledescription'],
    ...['aria-sort', 'aria-valuemax', 'aria-valuemin', 'aria-valuenow', 'aria-valuetext', 'autocomplete'],
    ...['enterkeyhint', 'inputmode', 'lang', 'title'],
  ];
  /** That it is told, however much: of entries that are not drawn it counts them. */
  const told = ['aria-posinset', 'aria-setsize', 'readonly', 'required'];
  const marked = () =>
    counted(
      all([...said, ...told, 'aria-activedescendant'].map((name) => `body [${name}]`).join()).flatMap((element) => {
        if (!isTold(element)) return [];
        // Its id may be any other; what it says is told.
        const active = textOf(named(element, 'aria-activedescendant'));
        const marks = [
          ...(active ? [`activedescendant=${active}`] : []),
          ...said.flatMap((name) => {
            const text = plain(element.getAttribute(name) ?? '');
            return text === '' || text === 'false' ? [] : [`${name.replace('aria-', '')}=${text}`];
          }),
          ...told.flatMap((name) => (element.hasAttribute(name) ? [name.replace('aria-', '')] : [])),
        ];
        return marks.length > 0 ? [`${kindOf(element)} [${marks.join('] [')}]`] : [];
      }),
    ).map((line) => `~ ${line}`);

  const stops = () => {
    const kinds: string[] = [];
    for (const element of all(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]',
    )) {
      // The guards that Radix puts around what is open are stops of nobody.
      if (element.tabIndex < 0 || element.matches(':disabled, [data-radix-focus-guard]') || !isTold(element)) continue;
      kinds.push(kindOf(element));
    }
    return kinds.length > 0 ? [`~ Tab stops at ${counted(kinds).join(', ')}`] : [];
  };

  window.ninefoldBesides = () => [...described(), ...announced(), ...marked(), ...stops()];
}
