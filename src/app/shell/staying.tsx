import { useArrival } from './use-arrival.ts';

/** Keeps the focus from being lost, on a page and from page to page. */
export function Staying() {
  useArrival();
  return null;
}
