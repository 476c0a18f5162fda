export { Takers } from './takers.tsx';
export { mayAny, mayOf, rolesFor } from './who-may.ts';
