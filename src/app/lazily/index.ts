export { freshly, lazily } from '#components/lazily';
