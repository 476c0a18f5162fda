export { KeyValue, type KeyValueProps } from './key-value.tsx';
