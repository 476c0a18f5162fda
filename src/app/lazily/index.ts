export { ahead, freshly, isNotLoaded, lazily, loadAhead, loadOnce, noteNotLoaded } from '#components/lazily';
