export { ahead, freshly, isNotLoaded, lazily, loadAhead, loadOnce } from '#components/lazily';
