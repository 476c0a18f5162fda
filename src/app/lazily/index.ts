export { ahead, freshly, lazily, loadAhead, loadOnce } from '#components/lazily';
