declare module 'virtual:stated-types' {
  const types: import('./stated-types.ts').StatedTypes;
  export default types;
}
