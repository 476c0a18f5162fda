export { chapterTables, useChapterMessages } from './chapter-messages.ts';
export type { ChapterMessages } from './en/chapters.ts';
export type { Messages } from './en/index.ts';
export { builtIn, type Language, loadLanguage } from './languages.ts';
export { loadedTable } from './loaded-table.ts';
export { MessagesContext, useMessages } from './messages.ts';
export { namesAreIn } from './names.ts';
