/** A random UUID: `crypto.randomUUID` itself is there on secure addresses alone, and not at `http://` beyond this machine. */
export function newId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (written) => {
    const place = Number(written);
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (place ^ (random & (15 >> (place / 4)))).toString(16);
  });
}
