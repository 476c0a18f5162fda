/** The key that is called A, or where letters are not Latin, the one that stands in its place. */
export const isKeyA = (key: string, code: string) =>
  /\p{Script=Latin}/u.test(key) ? key.toLowerCase() === 'a' : code === 'KeyA';
