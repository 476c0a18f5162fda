import { createContext, use } from 'react';
import { en, type Messages } from './en.ts';

/** The language of the app's own texts. */
export const MessagesContext = createContext<Messages>(en);

export function useMessages(): Messages {
  return use(MessagesContext);
}
