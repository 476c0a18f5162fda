import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Something has just happened, and nobody has to do anything about it.',
    'What has happened can be taken back for a while.',
  ],
  avoid: [
    { when: 'It must be read or answered.', instead: 'Dialog' },
    { when: 'It stays so.', instead: 'Banner' },
    { when: 'It is about one field.', instead: 'Field' },
  ],
  open: 'BadNews',
  anatomy: [
    { part: 'Message', at: '[role=region] li', does: 'what happened, in a sentence' },
    { part: 'Dismiss', at: '[role=region] li > button', does: 'takes it away before its time' },
  ],
  pairs: [
    {
      do: { words: 'What has just happened, with the way back.' },
      dont: { words: 'Something that must be read: it is gone before it was.' },
    },
  ],
  content: [
    'What has happened, in the past: Saved. Order sent.',
    'At most one action: Take back.',
    'Three at once at most, or as many as limit says: the latest. What can still be taken back waits behind them, and it says how many do.',
  ],
  spoken: 'Read when there is a pause, wherever the focus is. F8 leads to it, also out of a dialog.',
  related: ['Banner', 'LiveRegion', 'Dialog'],
  since: '0.1.0',
};
