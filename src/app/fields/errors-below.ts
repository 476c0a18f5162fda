/** What is wrong with an answer, by the path from there: `` with all of it, `0.price` with a part. */
export type PathErrors = Readonly<Record<string, string>>;

/** Of some errors those at one step and below it. */
export function errorsBelow(errors: PathErrors | undefined, step: string | number): PathErrors {
  const prefix = `${step}.`;
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([path, text]) => {
      if (path === String(step)) return [['', text]];
      return path.startsWith(prefix) ? [[path.slice(prefix.length), text]] : [];
    }),
  );
}
