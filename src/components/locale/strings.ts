import { listed } from './listed.ts';

/** Every text that the library itself says. English is shipped; other languages are tables of the same shape. */
export interface UiStrings {
  required: string;
  unanswered: string;
  optional: string;
  close: string;
  dismiss: string;
  goBack: string;
  clear: string;
  loading: string;
  noOptions: string;
  /** Said of words that were typed, and left without a choice. */
  notChosen: (typed: string) => string;
  notWhole: (phrase: string) => string;
  /** Asked of a slider that must be answered. */
  searchFailed: string;
  results: (count: number) => string;
  wholeNumber: string;
  numberWanted: string;
  atLeast: (least: string) => string;
  atMost: (most: string) => string;
  mostDecimals: (most: number) => string;
  showOptions: string;
  stepLess: string;
  stepMore: string;
  choose: string;
  charactersLeft: (count: number) => string;
  errorSummary: (count: number) => string;
  previousPage: string;
  nextPage: string;
  page: (page: number) => string;
  pageOf: (page: number, pages: number) => string;
  /** Names the way from one page to another. */
  pages: string;
  /** Names the list of steps. */
  steps: string;
  perPage: (count: number) => string;
  rowsPerPage: string;
  /** Of a step. */
  done: string;
  /** Of a step in which something is wrong. */
  needsAnotherLook: string;
  rangeOf: (from: number, to: number, total: number) => string;
  selectAll: string;
  selectRow: (name: string) => string;
  selected: (count: number) => string;
  /** Before the headings that sort, where they stand above no columns. */
  sortBy: string;
  sortAscending: string;
  sortDescending: string;
  sortOrder: (place: number) => string;
  /** Of a column: what comes before it, which no column shows. */
  sortAfter: (names: readonly string[]) => string;
  actions: string;
  rowActions: (name: string) => string;
  /** Before what a cell of a table shows, which is pressed to change it. */
  edit: (heading: string, name: string) => string;
  columns: string;
  /** Names what a list is filtered by. */
  filtered: string;
  /** Of what is asked: whether all must be so, or any. */
  matchAll: string;
  matchAny: string;
  /** What is asked of a property. */
  filterPhrase: (
    property: string,
    operator: 'eq' | 'ne' | 'contains' | 'gte' | 'lte' | 'gt' | 'lt',
    value: string,
  ) => string;
  showMore: string;
  showLess: string;
  over: (card: string, column: string) => string;
  putBack: (card: string) => string;
  putDown: (card: string, column: string) => string;
  movedTo: (entry: string, day: string) => string;
  /** How a card is moved by keys. */
  cardKeys: string;
  /** How an entry of a calendar is moved by keys. */
  entryKeys: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  /** The ends of a range of days. */
  from: string;
  /** Of a day that begins a range. */
  firstDay: string;
  /** Of a day that ends one. */
  lastDay: string;
  /** Said once the first is chosen. */
  chooseLastDay: string;
  to: string;
  /** The thumbs of a range of numbers. */
  minimum: string;
  maximum: string;
  today: string;
  earlierDays: string;
  calendar: string;
  /** Of a part that nothing is filled in yet. */
  empty: string;
  /** What stands where a day, a month and a year are to be typed. */
  dateSigns: readonly [day: string, month: string, year: string];
  /** @param parts what is not filled in yet, as the language calls it: `month`, `year` */
  missing: (parts: readonly string[]) => string;
  noSuchDay: string;
  /** What was put in as a day or a time is none: what it was, and one as it is written. */
  unread: (text: string, example: string) => string;
  notBefore: (first: string) => string;
  notAfter: (last: string) => string;
  move: (name: string) => string;
  moveUp: (name: string) => string;
  moveDown: (name: string) => string;
  /** A button that makes a column of a table narrower. */
  narrower: (heading: string) => string;
  /** A button that makes a column of a table wider. */
  wider: (heading: string) => string;
  moved: (name: string, place: number, count: number) => string;
  remove: (name: string) => string;
  added: (name: string) => string;
  /** Names the list of what is chosen. */
  chosen: string;
  /** The same of a field; of none where its label follows. */
  chosenOf: (field: string) => string;
  /** Where any value may be asked for. */
  typeValue: string;
  removed: (name: string) => string;
  /** Of several, those that are not drawn. */
  others: (count: number) => string;
  notifications: string;
  breadcrumbs: string;
  navigation: string;
  openNavigation: string;
  skipToContent: string;
  notShown: string;
  assumed: string;
  somethingBroke: string;
  somethingBrokeText: string;
  tryAgain: string;
  /** In place of what is under something; pressed, it is asked for again. */
  notTaken: string;
  notCome: string;
  noConnection: string;
  notLoadedText: string;
  dropFile: string;
  dropFiles: string;
  chooseFile: string;
  /** In place of `chooseFile` where several may be chosen. */
  chooseFiles: string;
  otherFile: (name: string, kinds: string) => string;
  tooLarge: (name: string, size: string, most: string) => string;
  mostFiles: (most: number, others: readonly string[]) => string;
  stepOf: (step: number, steps: number) => string;
  shownAs: string;
  asPicture: string;
  asList: string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  zoomToFit: string;
  diagramHint: string;
}

export const english: UiStrings = {
  required: 'required',
  unanswered: 'This needs an answer.',
  optional: 'optional',
  close: 'Close',
  dismiss: 'Dismiss',
  goBack: 'Go back',
  clear: 'Clear',
  loading: 'Loading…',
  noOptions: 'Nothing found',
  notChosen: (typed) => `“${typed}” is not chosen: choose from the list, or clear it.`,
  notWhole: (phrase) => `“${phrase}” filters nothing yet: complete it, or remove it.`,
  searchFailed: 'The search failed. Keep typing to try again.',
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  wholeNumber: 'Enter a whole number.',
  numberWanted: 'Enter a number.',
  atLeast: (least) => `Enter ${least} or more.`,
  atMost: (most) => `Enter ${most} or less.`,
  mostDecimals: (most) => `Enter no more than ${most} ${most === 1 ? 'decimal' : 'decimals'}.`,
  showOptions: 'Show options',
  stepLess: 'Less',
  stepMore: 'More',
  choose: 'Choose…',
  charactersLeft: (count) => {
    const many = Math.abs(count);
    const characters = `${many.toLocaleString('en')} ${many === 1 ? 'character' : 'characters'}`;
    return `${characters} ${count >= 0 ? 'left' : 'too many'}`;
  },
  errorSummary: (count) => (count === 1 ? 'One answer needs another look' : `${count} answers need another look`),
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  pages: 'Pages',
  steps: 'Steps',
  perPage: (count) => `${count} per page`,
  rowsPerPage: 'Rows per page',
  done: 'done',
  needsAnotherLook: 'needs another look',
  rangeOf: (from, to, total) => `${from}–${to} of ${total}`,
  selectAll: 'Select all on this page',
  selectRow: (name) => `Select ${name}`,
  selected: (count) => `${count} selected`,
  sortBy: 'Sort by',
  sortAscending: 'sorted ascending',
  sortDescending: 'sorted descending',
  sortOrder: (place) => `sort key ${place}`,
  sortAfter: (names) => `after ${names.join(', ')}`,
  actions: 'Actions',
  rowActions: (name) => `Actions for ${name}`,
  edit: (heading, name) => `Edit ${heading} of ${name}:`,
  columns: 'Columns',
  filtered: 'Filtered by',
  matchAll: 'All of these',
  matchAny: 'Any of these',
  filterPhrase: (property, operator, value) =>
    ({
      eq: `${property} is ${value}`,
      ne: `${property} is not ${value}`,
      contains: `${property} contains ${value}`,
      gte: `${property} is at least ${value}`,
      lte: `${property} is at most ${value}`,
      gt: `${property} is more than ${value}`,
      lt: `${property} is less than ${value}`,
    })[operator],
  showMore: 'Show more',
  showLess: 'Show less',
  over: (card, column) => `${card}: over ${column}`,
  putBack: (card) => `${card}: back where it was`,
  putDown: (card, column) => `${card}: put down in ${column}`,
  movedTo: (entry, day) => `${entry}: moved to ${day}`,
  cardKeys: 'Press Space to pick it up, then the arrow keys to choose a column.',
  entryKeys: 'Press Space to pick it up, then the arrow keys to choose a day.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  from: 'From',
  firstDay: 'first day',
  lastDay: 'last day',
  chooseLastDay: 'First day chosen. Choose the last day.',
  to: 'To',
  minimum: 'Minimum',
  maximum: 'Maximum',
  today: 'Today',
  earlierDays: 'Earlier days',
  calendar: 'Calendar',
  empty: 'empty',
  dateSigns: ['dd', 'mm', 'yyyy'],
  missing: (parts) => `The ${listed('en', parts)} ${parts.length > 1 ? 'are' : 'is'} missing.`,
  noSuchDay: 'This day does not exist.',
  unread: (text, example) => `“${text}” cannot be read. Write it like ${example}.`,
  notBefore: (first) => `Enter ${first} or later.`,
  notAfter: (last) => `Enter ${last} or earlier.`,
  move: (name) => `Move ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  narrower: (heading) => `Make ${heading} narrower`,
  wider: (heading) => `Make ${heading} wider`,
  moved: (name, place, count) => `${name}: place ${place} of ${count}`,
  remove: (name) => `Remove ${name}`,
  added: (name) => `${name} added`,
  chosen: 'Chosen',
  chosenOf: (field) => `Chosen: ${field}`,
  typeValue: 'Type a value',
  removed: (name) => `${name} removed`,
  others: (count) => `${count} more`,
  notifications: 'Notifications',
  breadcrumbs: 'Breadcrumbs',
  navigation: 'Navigation',
  openNavigation: 'Open navigation',
  skipToContent: 'Skip to content',
  notShown: 'Not shown',
  assumed: 'Assumed',
  somethingBroke: 'This part broke',
  somethingBrokeText: 'What you typed is kept. Try again; if it breaks again, reload the page.',
  tryAgain: 'Try again',
  notTaken: 'This could not be saved',
  notCome: 'It could not be loaded. Try again',
  noConnection: 'No connection',
  notLoadedText: 'This part has not loaded yet. It will load once there is a connection; what you typed is kept.',
  dropFile: 'Drop a file here',
  dropFiles: 'Drop files here',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  otherFile: (name, kinds) => `${name} cannot be used here. Allowed: ${kinds}.`,
  tooLarge: (name, size, most) => `${name} is ${size}. The limit is ${most}.`,
  mostFiles: (most, others) =>
    `${most === 1 ? 'Only one file is' : `At most ${most} files are`} allowed here. Left out: ${listed('en', others)}.`,
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
  shownAs: 'Shown as',
  asPicture: 'Picture',
  asList: 'List',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomToFit: 'Zoom to fit',
  diagramHint: 'Arrow keys move, Enter selects, plus and minus zoom, zero fits.',
};
