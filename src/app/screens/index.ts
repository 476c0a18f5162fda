export { useProblemText } from './problem-notice.tsx';
export { ProductScreen, ScreenOverridesContext } from './product-screen.tsx';
export { pathOf, type ScreenProps } from './screen.ts';
