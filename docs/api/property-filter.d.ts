/** What keys do in a filter, beside those of a combobox. */
export declare const keyboard: readonly KeyRow[];

export interface PropertyFilterProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** What is filtered: `Filter the repairs`. */
  label: string;
  properties: readonly FilterProperty[];
  /** What is asked, all of it at once. */
  value?: readonly FilterToken[];
  defaultValue?: readonly FilterToken[];
  onValueChange?: (value: readonly FilterToken[]) => void;
  placeholder?: string;
  /** Whether all of what is asked must be so, or any of it. */
  operation?: FilterOperation;
  /** What it begins with where nobody holds `operation`. */
  defaultOperation?: FilterOperation;
  /** Absent where it is not chosen: then all must be so. */
  onOperationChange?: (operation: FilterOperation) => void;
}

export type FilterOperation = 'and' | 'or';

/** Filters by properties: a property, then how it is asked and for what, or all of it typed at once. Each becomes a tag. */
export declare function PropertyFilter(props: PropertyFilterProps): JSX.Element;

export type FilterOperator = 'eq' | 'ne' | 'contains' | 'gte' | 'lte' | 'gt' | 'lt';

/** What is asked of a property: `State is Open`. */
export interface FilterToken {
  property: string;
  operator: FilterOperator;
  value: string;
}

export interface FilterProperty {
  key: string;
  label: string;
  /** Its values, where there are a few; without them it is asked for whatever is typed. */
  values?: readonly {
    value: string;
    label: string;
  }[];
  /** It is a number: more than, less than. */
  isNumber?: boolean;
}
