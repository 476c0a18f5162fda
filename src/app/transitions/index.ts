export { Transitions } from './transitions.tsx';
