declare module 'virtual:product' {
  const reading: import('#specification/reading').Reading;
  export default reading;
}

declare module 'virtual:examples' {
  const examples: readonly {
    id: string;
    title: string;
    load: () => Promise<import('#specification/reading').Reading>;
  }[];
  export default examples;
}
