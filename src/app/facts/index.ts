export { countFacts, isLeaf } from './count-facts.ts';
export { addressOf, type Entry, entriesOf, findIn } from './find-entries.ts';
