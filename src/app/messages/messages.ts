import { createContext, use } from 'react';
import { en, type Messages } from './en.ts';

/** The app's own texts, by language. Another language is another table of the same shape. */
const languages: Record<string, Messages> = { en };

/** The language of the app's own texts. */
export const MessagesContext = createContext<Messages>(en);

export function useMessages(): Messages {
  return use(MessagesContext);
}

/** The texts for a BCP 47 language tag; English where there are none. */
export function messagesFor(locale: string): Messages {
  return languages[locale] ?? languages[locale.split('-')[0] ?? ''] ?? en;
}
