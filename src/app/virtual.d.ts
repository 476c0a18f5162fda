declare module 'virtual:product' {
  const reading: import('#specification/reading').Reading;
  export default reading;
}

declare module 'virtual:samples/product' {
  const samples: import('#client').MadeSamples;
  export default samples;
}

declare module 'virtual:positions/product' {
  const positions: import('#specification').Positions;
  export default positions;
}

declare module 'virtual:text/product' {
  const text: string;
  export default text;
}

declare module 'virtual:notes/product' {
  const notes: string;
  export default notes;
}

declare module 'virtual:examples' {
  const examples: readonly {
    id: string;
    title: string;
    load: () => Promise<import('#specification/reading').Reading>;
    samples: () => Promise<import('#client').MadeSamples>;
    positions: () => Promise<import('#specification').Positions>;
    text: () => Promise<string>;
    notes: () => Promise<string>;
  }[];
  export default examples;
}

interface ImportMetaEnv {
  /** What the document is called that the app is of. */
  readonly DOCUMENT: string;
  /** Tells it from others of its name, where it lies outside of the folder that it is served from; else empty. */
  readonly ELSEWHERE?: string;
}
