import { createContext, use } from 'react';
import type { Messages } from './en/index.ts';
import { builtIn, type Voice } from './languages.ts';

/** How the app speaks: what is loaded with what says it is loaded in this voice. */
export const VoiceContext = createContext<Voice>('en');

/** The language of the app's own texts. */
export const MessagesContext = createContext<Messages>(builtIn.messages);

/** The app's own texts, in the language of the product. */
export function useMessages(): Messages {
  return use(MessagesContext);
}
