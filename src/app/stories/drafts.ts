import { Drafts, newId } from '#app/data';

/** Drafts that go with the story: shown twice at once, neither meets those of the other. */
export function draftsInMemory(kept = new Map<string, string>()): Drafts {
  const id = newId();
  return new Drafts(
    {
      names: () => [...kept.keys()],
      read: (name) => kept.get(name) ?? null,
      write: (name, text) => {
        if (text === null) kept.delete(name);
        else kept.set(name, text);
        return true;
      },
    },
    { id: async () => id, openOf: async (ids) => new Set(ids.filter((one) => one === id)) },
  );
}
