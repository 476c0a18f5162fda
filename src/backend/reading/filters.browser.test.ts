import { describe } from 'vitest';
import { databaseName, storeOf } from '../stores/test-databases.ts';
import { filtersContract } from '../testing/filters-contract.ts';

describe('in IndexedDB', () => filtersContract(() => storeOf(databaseName())));
