import { describe } from 'vitest';
import { memoryStore } from '../stores/index.ts';
import { onceContract } from './once-contract.ts';

describe('in memory', () => onceContract(memoryStore));
