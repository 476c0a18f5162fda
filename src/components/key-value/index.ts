export { KeyValue, type KeyValueEntry, type KeyValueProps } from './key-value.tsx';
