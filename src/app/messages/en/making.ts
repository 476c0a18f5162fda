const words = {
  specification: 'Specification',
  aboutProduct: 'About this product',
  gaps: 'Gaps',
  showGaps: 'Show gaps',
  previewAs: 'Preview as',
  previewPerson: 'As whom',
  gapCount: (count: number) => (count === 1 ? '1 gap' : `${count} gaps`),
  detailCount: (count: number) => (count === 1 ? '1 minor gap' : `${count} minor gaps`),
};

/** What only those read who make a product: the product alone does without. */
export const making = import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words;
