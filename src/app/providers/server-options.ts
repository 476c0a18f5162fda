import type { RemoteOptions } from '#client';

/**
 * What the product's own server needs beyond its address: `headers` that prove who asks, who that is, and how somebody
 * signs in again. Empty where it needs nothing.
 */
export const serverOptions: RemoteOptions = {};
