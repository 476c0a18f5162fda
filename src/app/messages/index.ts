export { chapterTables, useChapterMessages } from './chapter-messages.ts';
export type { ChapterMessages } from './en/chapters.ts';
export type { Messages } from './en/index.ts';
export { asWritten, builtIn, type Language, loadLanguage, type Voice, voiceOf } from './languages.ts';
export { loadedTable } from './loaded-table.ts';
export { MessagesContext, useMessages, VoiceContext } from './messages.ts';
