import { type Product, type Screen, Template } from '#specification';

/** A screen at an address, and what the address has for its parameters. */
export interface ScreenAt {
  screen: Screen;
  parameters: Record<string, string>;
}

/**
 * The screen that an address belongs to. A fixed part goes before a parameter: `/repairs/new` is not a repair called `new`.
 * @param pathname as the browser has it, percent-encoded
 */
export function screenAt(product: Product, pathname: string): ScreenAt | undefined {
  const fitting = product.screens.flatMap((screen) => {
    const parameters = screen.address.match(pathname);
    return parameters ? [{ screen, parameters }] : [];
  });
  return fitting.sort((a, b) => Template.compare(a.screen.address, b.screen.address))[0];
}
