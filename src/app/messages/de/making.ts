import type { making as english } from '../en/making.ts';

const words: typeof english = {
  specification: 'Spezifikation',
  aboutProduct: 'Grundlage',
  gaps: 'Lücken',
  showGaps: 'Lücken zeigen',
  previewAs: 'Vorschau als',
  previewPerson: 'Als wen',
  gapCount: (count) => (count === 1 ? '1 Lücke' : `${count} Lücken`),
  detailCount: (count) => (count === 1 ? '1 kleinere Lücke' : `${count} kleinere Lücken`),
};

/** What only those read who make a product. */
export const making = import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words;
