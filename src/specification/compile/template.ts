/** The pattern of an address: `/repairs/{number}`, as OpenAPI writes it, or `/repairs/:number`. */
export class Template {
  readonly written: string;
  readonly parameters: readonly string[];
  readonly #segments: readonly { text: string; isParameter: boolean }[];

  constructor(written: string) {
    this.written = written;
    this.#segments = split(written.toWellFormed()).map((segment) => {
      const name = /^(?:\{(.+)\}|:(.+))$/su.exec(segment);
      return { text: name?.[1] ?? name?.[2] ?? decode(segment) ?? segment, isParameter: name !== null };
    });
    this.parameters = this.#segments.flatMap(({ text, isParameter }) => (isParameter ? [text] : []));
  }

  /** The same for two templates that every address of the one fits, too. */
  get shape(): string {
    return this.#segments.map(({ text, isParameter }) => (isParameter ? '{}' : encodeURIComponent(text))).join('/');
  }

  /** What an address has for the parameters; undefined where it does not fit, or cannot be decoded. */
  match(pathname: string): Record<string, string> | undefined {
    const segments = split(pathname);
    if (segments.length !== this.#segments.length) return undefined;
    const found: Record<string, string> = Object.create(null);
    for (const [index, { text, isParameter }] of this.#segments.entries()) {
      const value = decode(segments[index] ?? '');
      if (value === undefined || (isParameter ? value === '' : value !== text)) return undefined;
      if (isParameter) found[text] = value;
    }
    return found;
  }

  /** The address with its parameters filled in, every part escaped. */
  fill(value: (parameter: string) => string): string {
    return `/${this.#segments.map(({ text, isParameter }) => escapeSegment(isParameter ? value(text) : text)).join('/')}`;
  }

  /** Whether this is more particular than another: a fixed part goes before a parameter. */
  static compare(a: Template, b: Template): number {
    for (const [index, { isParameter }] of a.#segments.entries()) {
      const other = b.#segments[index]?.isParameter;
      if (other !== undefined && other !== isParameter) return isParameter ? 1 : -1;
    }
    return 0;
  }
}

function split(path: string): string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/');
}

/** `.` and `..` would be taken for steps of the path, even percent-encoded. */
function escapeSegment(text: string): string {
  return /^\.{1,2}$/.test(text) ? `%EF%BC%8E${text.slice(1)}` : encodeURIComponent(text.toWellFormed());
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).replace(/^\uFF0E(\.?)$/, '.$1');
  } catch {
    return undefined;
  }
}

/** Whether an address can be decoded at all. */
export function isDecodable(pathname: string): boolean {
  return split(pathname).every((segment) => decode(segment) !== undefined);
}
