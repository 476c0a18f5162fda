export {
  DocumentContext,
  documentOf,
  type LiveReading,
  type OpenDocument,
  useDocument,
  useProduct,
} from './document.ts';
export { DocumentProvider } from './document-provider.tsx';

export { keptKey, loadShelf } from './load-document.ts';
export { RefusedFile, useOpenFile } from './open-file.ts';
export { useForgetFile } from './use-forget-file.ts';
export { usePosition, usePositions } from './use-position.ts';
