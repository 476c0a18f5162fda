export { keyboard } from './keyboard.ts';
export { Link, type LinkProps } from './link.tsx';
