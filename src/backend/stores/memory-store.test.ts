import { describe } from 'vitest';
import { storeContract } from './contract.ts';
import { memoryStore } from './memory-store.ts';

describe('in memory', () => {
  storeContract(() => {
    const store = memoryStore();
    return { store, other: store };
  });
});
