export { ChapterPage } from './chapter-page.tsx';
export { GapsPage } from './gaps-page.tsx';
export { OverviewPage } from './overview-page.tsx';
