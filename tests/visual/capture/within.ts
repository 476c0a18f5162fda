/** Nothing came in time. */
export class Unanswered extends Error {}

/** A page in an endless loop answers nothing, not even that it is late. */
export function within<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timeout: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timeout = setTimeout(
      () => reject(new Unanswered(`it did not answer within ${milliseconds / 1000} s`)),
      milliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timeout));
}
