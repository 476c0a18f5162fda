/** Finds what reads so, of however many elements it is made; the innermost of those that do. */
export const reading = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && [...element.children].every((child) => child.textContent !== text);
