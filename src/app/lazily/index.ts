export { ahead, freshly, lazily, loadAhead } from '#components/lazily';
