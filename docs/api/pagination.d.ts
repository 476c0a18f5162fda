/** What keys do between pages. */
export declare const keyboard: readonly KeyRow[];

export interface PaginationProps extends ComponentProps<'nav'> {
  /** `sm` beneath a table, where absent; larger where it stands alone. */
  size?: 'sm' | 'md' | 'lg';
  /** The page that is shown, from 1, where that is held outside. */
  page?: number;
  /** Where it begins where nobody holds `page`; the first where absent. */
  defaultPage?: number;
  /** How many a page has, where that is held outside. */
  pageSize?: number;
  /** How many a page has to begin with where nobody holds `pageSize`. */
  defaultPageSize?: number;
  /** All there are, on every page; absent where that is not known. */
  total?: number;
  /** Whether another page follows, where it is not known how many there are. */
  hasNext?: boolean;
  /** Told the page that is gone to, from 1. */
  onPageChange?: (page: number) => void;
  /** Shows the numbers of pages, to go to one at once. */
  numbered?: boolean;
  /** How many a page may have, where that is chosen here. */
  pageSizes?: readonly number[];
  /** Told how many a page is to have. */
  onPageSizeChange?: (size: number) => void;
}

/** From one page of many to the next. Its buttons keep the focus at either end. */
export declare function Pagination(props: PaginationProps): JSX.Element;
