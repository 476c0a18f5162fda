import type { Plugin } from 'vite';

/**
 * No inline script, no eval, nothing from elsewhere. `connect-src https:` lets an API address be set.
 * @param address of the product's own server; one without encryption is named, and nothing beside it
 */
const policy = (address = '') => [
  "default-src 'self'",
  "script-src 'self'",
  // Radix adds style elements at run time: they set looks and cannot run anything.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  `connect-src 'self' https:${address.startsWith('http:') ? ` ${new URL(address).origin}` : ''}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** Writes the content security policy into the built page, so that it holds on any web server. */
export function contentSecurityPolicy(): Plugin {
  let address: string | undefined;
  return {
    name: 'ninefold:content-security-policy',
    apply: 'build',
    configResolved: ({ env }) => {
      address = env.VITE_API_ADDRESS;
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(address).join('; ') },
        injectTo: 'head-prepend',
      },
    ],
  };
}
