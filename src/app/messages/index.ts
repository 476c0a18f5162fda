export { useChapterMessages } from './chapter-messages.ts';
export type { ChapterMessages } from './en/chapters/index.ts';
export type { Messages } from './en/index.ts';
export { builtIn, type Language, loadLanguage } from './languages.ts';
export { MessagesContext, useMessages } from './messages.ts';
