import { createContext, use } from 'react';

/** Whether something stands in a dialog: there buttons stand at its end, the one that goes on last. */
export const InDialogContext = createContext(false);

export function useIsInDialog(): boolean {
  return use(InDialogContext);
}
