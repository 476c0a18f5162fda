export { Takers } from './takers.tsx';
export { type May, mayAny, mayOf, rolesFor } from './who-may.ts';
