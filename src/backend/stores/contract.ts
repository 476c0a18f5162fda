import { fillingContract } from './contract-filling.ts';
import { findingContract } from './contract-finding.ts';
import { namesContract } from './contract-names.ts';
import type { Open } from './contract-records.ts';
import { revisionContract } from './contract-revisions.ts';
import { transactionContract } from './contract-transactions.ts';

/** Everything that a store promises. Whoever makes one calls this in its test. */
export function storeContract(open: Open): void {
  findingContract(open);
  revisionContract(open);
  transactionContract(open);
  namesContract(open);
  fillingContract(open);
}
