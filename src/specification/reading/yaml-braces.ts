const path = /(?<=[\s:,[{])\/(?:[^\s,"'{}[\]]|[{[][\p{L}\p{N}_]+[}\]])+/gu;

/** The braces in a path, `/orders/{id}`, are part of it and open nothing: what is read of it stands in the text itself. */
export function withoutBraces(text: string): string {
  return text.replaceAll(path, (found) => found.replaceAll(/[{}[\]]/g, '_'));
}
