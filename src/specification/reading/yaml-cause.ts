import type { ProblemCode, ProblemValues } from '../problem.ts';
import { fieldWritten } from './qualified-type.ts';

interface Cause {
  code: ProblemCode;
  values: ProblemValues;
  /** Where it is amiss, where that is before it shows. */
  offset?: number;
}

const entry = /^(\s*(?:- +)?)([\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)*):\s+(\S.*)$/u;
/** `title Tools`, also with another sign in place of the colon. */
const withoutColon = /^(\s*)([\p{L}\p{N}_-]+) +(?:[=–-]>? +)?(\S.*)$/u;
/** What they are answered with is text, never what has properties. */
const texts = new Set(['title', 'summary', 'plural', 'description', 'confirm', 'label', 'titel', 'beschreibung']);
const quotable = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** What a person did that a parser stumbles over, by the line in which it does; with the line as it would be right. */
export function causeOf(code: ProblemCode, text: string, offset: number): Cause {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(from, end < 0 ? undefined : end);
  const before = text.slice(0, from).trimEnd().split('\n').at(-1) ?? '';
  const opened = code === 'yaml.indent' ? openedBefore(text.slice(0, from)) : undefined;
  if (opened) return opened;
  if (code === 'yaml.indent' && isMixed(line, text.slice(0, from))) return { code: 'yaml.mixed', values: {} };
  if (code === 'yaml.indent') return { code, values: { spaces: spacesOf(line), above: spacesOf(before) } };
  if (code === 'yaml.quote' || code === 'yaml.bracket') return inQuotes(code, line, text);
  if (code !== 'yaml.value' && code !== 'yaml.colon') return { code, values: {} };
  const [, margin = '', tight, value] = /^(\s*)([\p{L}\p{N}_-]+):([^\s:/].*)$/u.exec(before) ?? [];
  if (tight !== undefined && margin.length === line.length - line.trimStart().length)
    return { ...exactly('yaml.tight', `${tight}: ${value}`), offset: text.lastIndexOf(before, from) + margin.length };
  const [, space = '', name] = /^(\s*)([\p{L}\p{N}_-]+)$/u.exec(line.trimEnd()) ?? [];
  if (name !== undefined) return { ...exactly('yaml.bareName', `${name}: {}`), offset: from + space.length };
  const bare = code === 'yaml.colon' && !line.includes(':') ? withoutColon.exec(line.trimEnd()) : undefined;
  if (bare) return exactly('yaml.withoutColon', `${bare[2]}: ${bare[3]}`);
  return ofLine(line, before) ?? { code, values: {} };
}

const spacesOf = (line: string) => String(line.length - line.trimStart().length);

const isEntry = (line: string) => /^\s*-(?: |$)/.test(line);

/** Whether a line is an entry of a list where names stand at its level, or the reverse. */
function isMixed(line: string, above: string): boolean {
  const spaces = spacesOf(line);
  const lines = above.split('\n').filter((one) => one.trim() !== '' && !/^\s*#/.test(one));
  const beside = lines.findLast((one) => Number(spacesOf(one)) <= Number(spaces));
  return beside !== undefined && spacesOf(beside) === spaces && isEntry(beside) !== isEntry(line);
}

/** The quote, or the bracket, that was opened in a line before and never closed: what comes behind seems to be part of it. */
function openedBefore(text: string): Cause | undefined {
  const open: { sign: string; offset: number }[] = [];
  for (const { 0: sign, index } of text.matchAll(signs)) {
    if (sign === '}' || sign === ']') open.pop();
    else if (/^["']/.test(sign) && sign.length > 1 && sign.endsWith(sign.slice(0, 1))) continue;
    else if (/^["']/.test(sign)) return { code: 'yaml.quote', values: {}, offset: index };
    else if (!sign.startsWith('#')) open.push({ sign, offset: index });
  }
  const last = open.at(-1);
  return last && { code: 'yaml.open', values: { bracket: last.sign === '{' ? '}' : ']' }, offset: last.offset };
}

/** What opens and closes, where a value may begin; a text in quotes is one, as far as it goes. */
// Looks back only from where one stands: elsewhere a long blank would be looked through from each of its places.
const signs =
  /(?=["'[{])(?<=(?:^|[:,[{-]|\n)\s*)(?:"(?:[^"\\]|\\[\s\S])*"?|'(?:[^']|'')*'?|[[{])|[\]}]|(?<=^|\s)#.*$/gm;

function inQuotes(code: ProblemCode, line: string, text: string): Cause {
  const apostrophe = /'([^'\n]*\p{L})'(\p{L}[^'\n]*)'/u.exec(line);
  if (apostrophe) return exactly('yaml.apostrophe', `"${apostrophe[1]}'${apostrophe[2]}"`);
  if (code === 'yaml.bracket' && /[,:[{]\s*[`@%]/.test(line)) return { code: 'yaml.sign', values: {} };
  if (code === 'yaml.quote') return openedBefore(text) ?? { code, values: {} };
  const bracket = code === 'yaml.bracket' ? missingBracket(text) : '';
  return bracket ? { code: 'yaml.open', values: { bracket } } : { code, values: {} };
}

/** The bracket that is opened and never closed. */
function missingBracket(text: string): string {
  const open: string[] = [];
  const outside = text.replace(/"(?:[^"\\\n]|\\.)*(?:"|$)|'[^'\n]*'|(?<=^|\s)#.*$/gm, '');
  for (const sign of outside) {
    if (sign === '{') open.push('}');
    else if (sign === '[') open.push(']');
    else if (sign === '}' || sign === ']') {
      // `[title, composer }`: the outer one is closed, the inner one is not.
      if (open.at(-1) !== sign && open.includes(sign)) break;
      open.pop();
    }
  }
  return open.at(-1) ?? '';
}

function ofLine(line: string, before: string): Cause | undefined {
  const [, , key = '', rest = ''] = entry.exec(line.trimEnd()) ?? [];
  const indent = line.slice(0, Number(spacesOf(line)));
  const words = withoutColon.exec(before);
  if (words?.[1] === indent && !before.includes(':')) return exactly('yaml.noColon', `${words[2]}: ${words[3]}`);
  if (/[}\]]\s*[}\]]\s*$/.test(line) && missingBracket(line) === '') return { code: 'yaml.extra', values: {} };
  const [, states, to] =
    /^(\[[^[\]{}]+\]) *(?:-{1,2}>|=>|→) *([\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)*)$/u.exec(rest) ?? [];
  if (states !== undefined) return exactly('yaml.states', `${key}: { from: ${states}, to: ${to} }`);
  // `[read, edit] orders` is a text, and no list.
  if (/^[@`%]|^\[[^[\]]*\] *[^\s#,]/.test(rest)) return exactly('yaml.sign', `${key}: ${quotable(rest)}`);
  if (/^[\p{L}\p{N}_-]+: \S+$/u.test(rest) && !texts.has(key)) return exactly('yaml.braces', `${key}: { ${rest} }`);
  const field = fieldWritten(rest);
  if (field) return { code: 'yaml.field', values: { exact: `${key}: ${field}` } };
  if (rest.includes(': ')) return exactly('yaml.colonText', `${key}: ${quotable(rest)}`);
  const [, above, alone] = /^(\s*)([\p{L}\p{N}_-]+)$/u.exec(before) ?? [];
  // What stands behind it is not known.
  if (above === indent && alone !== undefined && key !== '') return exactly('yaml.noColon', `${alone}: …`);
  const [, , outer] = /^(\s*)([\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)*)$/u.exec(before) ?? [];
  if (outer !== undefined && key !== '' && Number(spacesOf(before)) < Number(spacesOf(line)))
    return exactly('yaml.noColon', `${outer}:`);
  return undefined;
}

/** Longer ones are no example: what is cut off could not be pasted. */
const longest = 600;

function exactly(code: ProblemCode, exact: string): Cause {
  return exact.length > longest ? { code: 'yaml.value', values: {} } : { code, values: { exact } };
}
