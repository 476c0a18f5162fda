/** Filling in a form, and what becomes of what is typed. */
export const form = {
  draft: (when: string) => `Your draft from ${when} is back`,
  draftText: 'It was kept in this browser. Save it, or discard it and go back to the record.',
  newDraftText: 'It was kept in this browser. Continue with it, or discard it.',
  draftKept: 'What you typed is kept as a draft in this browser.',
  draftOnlyHere: 'What you typed is kept only until you close this tab: the browser has no room for drafts.',
  draftNotKept: 'This browser cannot keep a draft',
  draftNotKeptText:
    'Its storage is full or blocked. What you type stays only until you leave this page, so save first.',
  discard: 'Discard draft',
  draftDiscarded: 'Draft discarded',
  savedAhead: 'Saved, except for what you typed since',
  savedAheadText: 'It is still here, kept as a draft. Save again.',
  aside: 'Part of a draft no longer fits this form',
  asideText: 'It stays in this browser as it was saved. Copy what you need.',
  tookTheirs: 'Their changes were taken',
  changedElsewhere: (name: string) => `${name} was changed elsewhere meanwhile. When you save, you choose what holds.`,
  leftFailed: (name: string) => `${name} is not saved; what you typed is kept as a draft`,
  allLocked: 'Nothing in this record can be changed right now',
  backToForm: 'Back to the form',
  mostChosen: (most: number) => `${most} at most: take one away to choose another.`,
};
