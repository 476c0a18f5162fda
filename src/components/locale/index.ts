export { english } from './en.ts';
export { listed } from './listed.ts';
export {
  type Direction,
  LocaleProvider,
  type LocaleProviderProps,
  useLocale,
  useSpoken,
  useStrings,
} from './locale.tsx';
export type { UiStrings } from './strings.ts';
