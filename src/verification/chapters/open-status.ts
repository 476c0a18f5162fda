import type { Said } from '../words/index.ts';

/** Why no document says enough to bring a status about. */
export function openStatus(status: number): Said {
  return ({ open }) => {
    if (status === 401) return open.signIn(status);
    if (status === 429) return open.tooMany(status);
    return status >= 500 ? open.unavailable(status) : open.status(status);
  };
}
