import { describe } from 'vitest';
import { databaseName, storeOf } from '../stores/test-databases.ts';
import { onceContract } from './once-contract.ts';

describe('in IndexedDB', () => onceContract(() => storeOf(databaseName())));
