/** What waits for the line. */
export const outbox = {
  waits: (name: string) => `${name} waits for the line.`,
  title: (count: number) => (count === 1 ? '1 change waits for the line' : `${count} changes wait for the line`),
  text: 'Kept in this browser, and sent in order as soon as the server answers.',
  refused: (name: string) => `The server refused a change: ${name}`,
  refusedText: 'It is kept, and what comes after it waits.',
  send: 'Send now',
  show: 'Show',
  discard: (name: string) => `Discard: ${name}`,
  edit: 'Open in the form',
  waitsHere: 'Waiting to be sent',
  mayBeMade: 'Sent already, and not answered: it may have been done.',
  aside: 'A change that waited cannot be read',
  asideText: 'It is not sent. It is set aside in this browser, as it was kept. Copy what you need of it.',
};
