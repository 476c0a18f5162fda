import { useSearchParams } from 'react-router';
import { useAsked } from '#app/gaps';
import { useProduct } from '#app/product';
import { drawnAt } from './drawn-at.ts';

/** How what the address asks for stands out among what is drawn. */
export const askedLook = 'outline-2 outline-offset-2 outline-accent';

/** What makes something drawn the place that the address leads to, where it draws the fact that is asked for; and how it then looks. */
export function useDrawn<T extends HTMLElement>(path: string) {
  const product = useProduct();
  const [parameters] = useSearchParams();
  const isAsked = drawnAt(product, parameters.get('at') ?? '') === path;
  return { place: useAsked<T>(isAsked), look: isAsked ? askedLook : '' };
}
