import type { Plugin } from 'vite';

/** No inline script, no eval, nothing from elsewhere. `connect-src https:` lets an API address be set. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // Radix adds style elements at run time: they set looks and cannot run anything.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the content security policy into the built page, so that it holds on any web server. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'ninefold:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}
