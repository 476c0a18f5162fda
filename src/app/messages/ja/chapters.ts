import type { ChapterMessages } from '#app/messages';
import { chapters as english } from '../en/chapters.ts';
export const chapters: ChapterMessages = english;
