import type { ComponentType } from 'react';
import { lazily } from '#components/lazily';
import type { Chapter, ChapterKey } from '#specification';

export interface DrawingProps {
  chapter: Chapter;
  /** Nothing is left to a press: all that is known of the chapter stands on the page. */
  isWhole?: boolean;
}

/** How a chapter is drawn. What is not drawn yet is shown as it is written. */
export const drawings: Partial<Record<ChapterKey, ComponentType<DrawingProps>>> = {
  purpose: lazily(() => import('#app/chapters/purpose'), 'PurposeDrawing'),
  rules: lazily(() => import('#app/chapters/rules'), 'RulesDrawing'),
  access: lazily(() => import('#app/chapters/access'), 'AccessDrawing'),
  calls: lazily(() => import('#app/chapters/calls'), 'CallsDrawing'),
  errors: lazily(() => import('#app/chapters/errors'), 'ErrorsDrawing'),
  constants: lazily(() => import('#app/chapters/constants'), 'ConstantsDrawing'),
  screens: lazily(() => import('#app/chapters/screens'), 'ScreensDrawing'),
  entities: lazily(() => import('#app/chapters/entities'), 'EntitiesDrawing'),
  lifecycles: lazily(() => import('#app/chapters/lifecycles'), 'LifecyclesDrawing'),
};

export interface PartProps {
  /** Of one thing that a chapter states, as the document writes it. */
  name: string;
}

/** The pages about single things of a chapter, at addresses of their own. */
export const parts: Partial<Record<ChapterKey, ComponentType<PartProps>>> = {
  entities: lazily(() => import('#app/chapters/entities'), 'EntityPage'),
};
