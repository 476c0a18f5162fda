import type { Checker } from '../checker.ts';

const shownOnPage = new Set([401, 403, 404, 410]);

/** An error that belongs to fields cannot be one that has no form. */
export function checkErrors(checker: Checker) {
  for (const [name, { status, shown, recovery }] of Object.entries(checker.specification.errors)) {
    const path = `errors.${name}`;
    if (shown === 'field' && status && (shownOnPage.has(status) || status >= 500))
      checker.warn(`${path}.shown`, 'error.shown', { status: String(status) });
    if (recovery === 'compare' && status && status !== 412 && status !== 409)
      checker.warn(`${path}.recovery`, 'error.compare', { status: String(status) });
    if (recovery === 'signIn' && status && status !== 401 && status !== 403)
      checker.warn(`${path}.recovery`, 'error.signIn', { status: String(status) });
  }
}
