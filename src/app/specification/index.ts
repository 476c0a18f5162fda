export { ChapterPage } from './chapter-page.tsx';
export { GapsPage } from './gaps-page.tsx';
export { OverviewPage } from './overview-page.tsx';
export { PartPage } from './part-page.tsx';
export { SourcePage } from './source-page.tsx';
export { WholePage } from './whole-page.tsx';
