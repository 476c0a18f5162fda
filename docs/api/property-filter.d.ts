/**
 * Whether a row has what is asked for. Words are compared without case and accents, a list by any of its entries.
 * @param answerOf what the row has of a property, by its key: of `anyProperty`, a list of all that it has
 */
export declare function fitsTokens(tokens: readonly FilterToken[], operation: FilterOperation, answerOf: (property: string) => unknown): boolean;

export type FilterOperation = 'and' | 'or';

export type FilterOperator = 'eq' | 'ne' | 'contains' | 'gte' | 'lte' | 'gt' | 'lt';

/** What is asked of a property: `State is Open`. */
export interface FilterToken {
  /** The key of what is asked for, or `anyProperty`. */
  property: string;
  /** How it is asked: `eq` is equal, `ne` is not, `gte` is at least, `lte` is at most. */
  operator: FilterOperator;
  /** What is asked: one of its values, or as it was typed. */
  value: string;
}

/** What keys do in a filter, beside those of a combobox. */
export declare const keyboard: readonly KeyRow[];

export interface PropertyFilterProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** What is filtered: `Filter the repairs`. */
  label: string;
  /** What can be asked for. */
  properties: readonly FilterProperty[];
  /** Whether words may be asked for wherever they stand as well: of `anyProperty`. */
  freeText?: boolean;
  /** What is asked, all of it at once. */
  value?: readonly FilterToken[];
  /** What is asked to begin with where nobody holds `value`. */
  defaultValue?: readonly FilterToken[];
  /** Told all of what is asked after each change. */
  onValueChange?: (value: readonly FilterToken[]) => void;
  /** Shown until something is typed; the label where absent. */
  placeholder?: string;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Nothing of it can be changed or takes the focus. */
  disabled?: boolean;
  /** Can be read, but is not changed. */
  readOnly?: boolean;
  /** Whether all of what is asked must be so, or any of it. */
  operation?: FilterOperation;
  /** What it begins with where nobody holds `operation`. */
  defaultOperation?: FilterOperation;
  /** Absent where it is not chosen: then all must be so. */
  onOperationChange?: (operation: FilterOperation) => void;
}

/** Filters by properties: a property, then how it is asked and for what, or all of it typed at once. Each becomes a tag. */
export declare function PropertyFilter(props: PropertyFilterProps): JSX.Element;

/** One of the values that a property may have. */
export interface FilterValue {
  /** As `FilterToken` has it. */
  value: string;
  /** What it is called. */
  label: string;
}

/** What can be asked for. */
export interface FilterProperty {
  /** Unlike any other of the filter. */
  key: string;
  /** What it is called. */
  label: string;
  /** Its values, where there are a few; without them it is asked for whatever is typed. */
  values?: readonly FilterValue[];
  /** It is a number: more than, less than. */
  numeric?: boolean;
}

/** The key under which words are asked for wherever they stand. */
export declare const anyProperty = "";
