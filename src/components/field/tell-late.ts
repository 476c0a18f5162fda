import { announce } from '#components/live-region';

/** Announces what is wrong with a field, with its name, unless the focus was led there or is there already. */
export function tellLate(field: HTMLElement, errorId: string, container: HTMLElement | undefined) {
  const root = field.getRootNode() as Document | ShadowRoot;
  const at = root.activeElement;
  const isLed = at?.getAttribute('aria-invalid') === 'true' || at?.closest('[role=alert]') != null;
  if (isLed || field.contains(at)) return;
  const wrong = root.getElementById(errorId)?.textContent?.trim();
  const name = field.querySelector('[data-name]')?.textContent?.trim();
  announce([name, wrong].filter(Boolean).join(': '), 'polite', container);
}
