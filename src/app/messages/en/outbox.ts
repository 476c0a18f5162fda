/** What waits for the line. */
export const outbox = {
  waits: (name: string) => `${name} is waiting to be sent.`,
  title: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} waiting to be sent`,
  text: 'Kept in this browser and sent in order once the server answers.',
  refused: (name: string) => `${name} could not be saved`,
  refusedText: 'The change is kept here. What else waits is sent after it.',
  send: 'Send now',
  show: 'Show',
  discard: 'Discard',
  discarded: (change: string) => `Discarded: ${change}`,
  edit: 'Open in the form',
  waitsHere: 'Waiting to be sent',
  mayBeMade: 'Sent but not answered: it may have gone through.',
  aside: 'A waiting change cannot be read',
  asideText: 'It will not be sent. It stays in this browser as it was saved; copy what you need.',
};
