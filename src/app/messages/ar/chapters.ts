import type { ChapterMessages } from '#app/messages';
import { drawn } from './drawn.ts';
import { map } from './map.ts';
import { model } from './model.ts';
import { picture } from './picture.ts';
import { states } from './states.ts';

/** What is said where chapters are drawn. */
export const chapters: ChapterMessages = { ...drawn, map, model, picture, states };
