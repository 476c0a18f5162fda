import { useKeptFocus } from '#components/app-shell';
import { useArrival } from './use-arrival.ts';
import { useBackCloses } from './use-back-closes.ts';

/** Keeps the focus from being lost, on a page and from page to page, and the page from being left for what is open over it. */
export function Staying() {
  useArrival();
  useKeptFocus();
  useBackCloses();
  return null;
}
