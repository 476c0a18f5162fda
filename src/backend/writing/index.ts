export { write } from './write.ts';
