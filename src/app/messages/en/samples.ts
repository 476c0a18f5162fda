/** That records are samples. */
export const samples = {
  line: 'Sample records',
  touched: 'Sample records, changed here',
  older: 'The sample records are from an older document',
  olderText: 'They were changed, so they were kept. They may lack what the document now states.',
  makeAnew: 'Recreate',
};
