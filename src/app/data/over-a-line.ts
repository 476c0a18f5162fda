// What a product needs whose records are elsewhere, loaded there alone.
export { Retries } from '#client';
export { Outbox } from './outbox.ts';
