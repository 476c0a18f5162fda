/** 36 random hexadecimal digits. `crypto.randomUUID` is there on secure addresses alone, and not at `http://` beyond this machine. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
