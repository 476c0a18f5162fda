export { fitsTokens } from './fits-tokens.ts';
export { keyboard } from './keyboard.ts';
export { type FilterOperation, PropertyFilter, type PropertyFilterProps } from './property-filter.tsx';
export {
  anyProperty,
  type FilterOperator,
  type FilterProperty,
  type FilterToken,
  type FilterValue,
} from './suggestions.ts';
