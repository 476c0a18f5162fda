/** Every text that the library itself says, in English. */
export declare const english: UiStrings;

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
  /** Stands for any property that a list can be filtered by. */
  anything: string;
  /** What is asked of a property. */
  filterPhrase: (property: string, operator: 'eq' | 'ne' | 'contains' | 'gte' | 'lte' | 'gt' | 'lt', value: string) => string;
  showMore: string;
  showLess: string;
  showPassword: string;
  hidePassword: string;
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

/**
 * Several things in a sentence: `month and year`.
 * @param style `narrow` where there is little room: in English without the last word
 */
export declare function listed(locale: string, things: readonly string[], style?: 'long' | 'narrow'): string;

export type Direction = 'ltr' | 'rtl';

interface Locale {
  /** BCP 47 tag: the language of numbers and dates. */
  locale: string;
  /** From where to where one reads in it; that of the language where absent. The page itself is told with `dir`. */
  direction: Direction;
  /** IANA name; the machine's own where absent. */
  timeZone?: string;
  strings: UiStrings;
}

export interface LocaleProviderProps extends Partial<Omit<Locale, 'strings'>> {
  /** Replaces the library's texts, all or some. */
  strings?: Partial<UiStrings>;
  /** Everything that is spoken in it. */
  children: ReactNode;
}

/** Language, direction and texts of everything inside. */
export declare function LocaleProvider(props: LocaleProviderProps): JSX.Element;

export declare function useLocale(): Locale;

export declare function useStrings(): UiStrings;

/** For what is drawn elsewhere in the page than where it belongs: the language and the direction that it has here, to be spread over it. */
export declare function useSpoken(): {
  lang?: string;
  dir?: Direction;
};
