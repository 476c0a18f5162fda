export { announce } from './announce.ts';
export { LiveRegion, type LiveRegionProps } from './live-region.tsx';
export { useAnnounce } from './use-announce.ts';
