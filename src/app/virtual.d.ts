declare module 'virtual:product' {
  const reading: import('#spec/read').Reading;
  export default reading;
}

declare module 'virtual:examples' {
  const examples: readonly { id: string; title: string; load: () => Promise<import('#spec/read').Reading> }[];
  export default examples;
}
