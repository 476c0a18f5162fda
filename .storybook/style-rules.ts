/** A part of a style sheet, and what has to be there for it to count. */
export interface StyleRule {
  /** One of these classes; where there are none it counts everywhere. */
  classes: string[];
  /** The custom property that it only gives a value: it counts where that is asked for. */
  property?: string;
  /** With the conditions around it. */
  text: string;
}

/** A style sheet as rules of one selector each, so that one that is added changes no other. */
export function rulesOf(css: string, around = ''): StyleRule[] {
  return partsOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, '')).flatMap(({ head, body }) => {
    if (body === undefined) return isOrder(head) ? [] : [{ classes: [], text: `${around}${head}` }];
    if (/^@(media|supports|layer|container|starting-style)\b/.test(head)) return rulesOf(body, `${around}${head}{`);
    if (/^@property\b/.test(head)) return [{ classes: [], property: head.split(/\s+/)[1], text: `${head}{${body}}` }];
    if (head.startsWith('@')) return [{ classes: [], text: `${around}${head}{${body}}` }];
    return splitAt(head, ',').flatMap((selector) => ofSelector(selector.trim(), body, around));
  });
}

function ofSelector(selector: string, body: string, around: string): StyleRule[] {
  const classes = classesIn(selector);
  if (classes.length > 0) return [{ classes, text: `${around}${selector}{${body}}` }];
  const declarations = splitAt(body, ';').map((one) => one.trim());
  return declarations.filter(Boolean).map((declaration) => ({
    classes,
    property: /^(--[\w-]+)\s*:/.exec(declaration)?.[1],
    text: `${around}${selector}{${declaration}}`,
  }));
}

/** What must not be there asks for nothing. */
function classesIn(selector: string): string[] {
  const asked = selector.replaceAll(/:not\((?:\\.|[^()\\]|\([^()]*\))*\)/g, '');
  return [...asked.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name = '']) =>
    name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, letter) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
    ),
  );
}

/** `@layer a, b;` says in what order layers come, which is written anew with each of them. */
function isOrder(head: string): boolean {
  return head === '' || /^@layer\b/.test(head);
}

function partsOf(css: string): { head: string; body?: string }[] {
  const parts: { head: string; body?: string }[] = [];
  let from = 0;
  for (let at = next(css, 0, ';{'); ; at = next(css, from, ';{')) {
    const head = css.slice(from, at).trim();
    if (css[at] !== '{') {
      if (head) parts.push({ head });
      if (at >= css.length) return parts;
      from = at + 1;
      continue;
    }
    const end = next(css, at + 1, '}');
    parts.push({ head, body: css.slice(at + 1, end) });
    from = end + 1;
  }
}

function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const at = next(text, from, separator);
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return parts;
}

/** The next of some signs that stands in no string, no bracket and no block that was begun after the start. */
function next(text: string, from: number, signs: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (depth === 0 && signs.includes(sign)) return at;
    if (sign === '\\') at++;
    else if (sign === '"' || sign === "'") {
      for (at++; at < text.length && text[at] !== sign; at++) if (text[at] === '\\') at++;
    } else if ('({['.includes(sign)) depth++;
    else if (')}]'.includes(sign)) depth--;
  }
  return text.length;
}
