import { describe } from 'vitest';
import { memoryStore } from '../index.ts';
import { filtersContract } from '../testing/filters-contract.ts';

describe('in memory', () => filtersContract(memoryStore));
