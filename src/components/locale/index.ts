export { listed } from './listed.ts';
export {
  type Direction,
  LocaleProvider,
  type LocaleProviderProps,
  useLocale,
  useSpoken,
  useStrings,
} from './locale.tsx';
export { english, type UiStrings } from './strings.ts';
