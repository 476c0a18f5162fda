const words = {
  allGaps: 'All gaps',
  vocabulary: 'Vocabulary',
  chapterTitles: {
    purpose: 'Purpose and audience',
    screens: 'Screens and routes',
    entities: 'Entities and fields',
    lifecycles: 'States and transitions',
    rules: 'Validation rules',
    access: 'Roles and permissions',
    calls: 'Calls',
    errors: 'Error catalogue',
    constants: 'Constants and limits',
  },
};

/** What leads to the pages about the document, and what their parts are called: the product alone has none. */
export const about = {
  backToProduct: (file: string) => `Back to ${file}`,
  notCopied: 'This browser does not let the app use the clipboard.',
  ...(import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words),
};
