/** That records are samples. */
export const samples = {
  line: 'Sample records',
  touched: 'Sample records, changed here',
  older: 'The sample records are of an older document',
  olderText: 'Somebody changed them, so they were kept. They may lack what the document states by now.',
  makeAnew: 'Make anew',
};
