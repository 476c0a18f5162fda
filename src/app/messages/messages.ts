import { createContext, use } from 'react';
import type { Messages } from './en/index.ts';
import { builtIn } from './languages.ts';

/** The language of the app's own texts. */
export const MessagesContext = createContext<Messages>(builtIn.messages);

/** The app's own texts, in the language of the product. */
export function useMessages(): Messages {
  return use(MessagesContext);
}
