export { ahead, freshly, isNotLoaded, lazily, loadAhead, loadAheadAtRest, loadOnce } from '#components/lazily';
