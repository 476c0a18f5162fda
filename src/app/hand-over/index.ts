export { prettyJson } from './pretty-json.ts';
export { saveFile } from './save-file.ts';
export { useCopy } from './use-copy.ts';
