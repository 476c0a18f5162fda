import type { Exchange } from '../exchange.ts';
import { Refusal } from '../problem-details.ts';
import { create } from './create.ts';
import { once } from './idempotency.ts';
import { remove } from './remove.ts';
import { take } from './transition.ts';
import { update } from './update.ts';

/** Carries out what changes something, once. */
export function write(exchange: Exchange): Promise<Response> {
  return once(exchange, () => carryOut(exchange));
}

async function carryOut(exchange: Exchange): Promise<Response> {
  const { does } = exchange.operation;
  switch (does) {
    case 'create':
      return create(exchange);
    case 'update':
      return update(exchange);
    case 'delete':
      return remove(exchange);
    default: {
      const transition = exchange.entity.lifecycle?.transition(does);
      if (!transition) throw new Refusal(404);
      return take(exchange, transition);
    }
  }
}
