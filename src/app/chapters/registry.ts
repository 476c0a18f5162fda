import type { ComponentType } from 'react';
import type { Chapter, ChapterKey } from '#specification';

export interface DrawingProps {
  chapter: Chapter;
}

/** How a chapter is drawn. What is not drawn yet is shown as it is written. */
export const drawings: Partial<Record<ChapterKey, ComponentType<DrawingProps>>> = {};
