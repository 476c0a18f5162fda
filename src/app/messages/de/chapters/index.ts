import type { ChapterMessages } from '#app/messages';
import { model } from './model.ts';
import { picture } from './picture.ts';
import { states } from './states.ts';

/** What is said where chapters are drawn. */
export const chapters: ChapterMessages = { model, picture, states };
