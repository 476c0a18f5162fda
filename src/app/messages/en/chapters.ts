import { drawn } from './drawn.ts';
import { map } from './map.ts';
import { model } from './model.ts';
import { picture } from './picture.ts';
import { states } from './states.ts';

/** What is said where chapters are drawn: apart from the rest, as it is loaded with the first of them. */
export const chapters = { ...drawn, map, model, picture, states };

export type ChapterMessages = typeof chapters;
