export { fitsTokens } from './fits-tokens.ts';
export { keyboard } from './keyboard.ts';
export { type FilterOperation, PropertyFilter, type PropertyFilterProps } from './property-filter.tsx';
export type { FilterOperator, FilterProperty, FilterToken, FilterValue } from './suggestions.ts';
