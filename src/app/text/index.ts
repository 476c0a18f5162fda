export { TextScreen } from './text-screen.tsx';
export { UnknownScreen } from './unknown-screen.tsx';
