/** What leads to the pages about the document, and what their parts are called. */
export const about = {
  backToProduct: 'Back to PRODUCT.md',
  notCopied: 'This browser does not let the app use the clipboard.',
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
