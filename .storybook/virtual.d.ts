declare module 'virtual:stated-types' {
  type Stated = import('./stated-types.ts').StatedTypes;
  export const components: Stated['components'];
  export const shapes: Stated['shapes'];
  export const named: Stated['named'];
}
