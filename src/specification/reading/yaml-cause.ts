import type { ProblemCode, ProblemValues } from '../problem.ts';
import { fieldWritten } from './qualified-type.ts';

interface Cause {
  code: ProblemCode;
  values: ProblemValues;
}

const entry = /^(\s*(?:- +)?)([\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)*):\s+(\S.*)$/u;
const quotable = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** What a person did that a parser stumbles over, by the line in which it does; with the line as it would be right. */
export function causeOf(code: ProblemCode, text: string, offset: number): Cause {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(from, end < 0 ? undefined : end);
  const before = text.slice(0, from).trimEnd().split('\n').at(-1) ?? '';
  if (code === 'yaml.indent' && isMixed(line, text.slice(0, from))) return { code: 'yaml.mixed', values: {} };
  if (code === 'yaml.indent') return { code, values: { spaces: spacesOf(line), above: spacesOf(before) } };
  if (code === 'yaml.quote' || code === 'yaml.bracket') return inQuotes(code, line, text);
  if (code !== 'yaml.value' && code !== 'yaml.colon') return { code, values: {} };
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

function inQuotes(code: ProblemCode, line: string, text: string): Cause {
  const apostrophe = /'([^'\n]*\p{L})'(\p{L}[^'\n]*)'/u.exec(line);
  if (apostrophe) return exactly('yaml.apostrophe', `"${apostrophe[1]}'${apostrophe[2]}"`);
  if (code === 'yaml.bracket' && /[,:[{]\s*[`@%]/.test(line)) return { code: 'yaml.sign', values: {} };
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
  const [, indent = '', key = '', rest = ''] = entry.exec(line.trimEnd()) ?? [];
  if (/[}\]]\s*[}\]]\s*$/.test(line) && missingBracket(line) === '') return { code: 'yaml.extra', values: {} };
  const [, states, to] =
    /^(\[[^[\]{}]+\]) *(?:-{1,2}>|=>|→) *([\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)*)$/u.exec(rest) ?? [];
  if (states !== undefined) return exactly('yaml.states', `${key}: { from: ${states}, to: ${to} }`);
  // `[read, edit] orders` is a text, and no list.
  if (/^[@`%]|^\[[^[\]]*\] *[^\s#,]/.test(rest)) return exactly('yaml.sign', `${key}: ${quotable(rest)}`);
  if (/^[\p{L}\p{N}_-]+: \S+$/u.test(rest)) return exactly('yaml.braces', `${key}: { ${rest} }`);
  const field = fieldWritten(rest);
  if (field) return { code: 'yaml.field', values: { exact: `${key}: ${field}` } };
  if (rest.includes(': ')) return exactly('yaml.colonText', `${key}: ${quotable(rest)}`);
  const words = /^(\s*)([\p{L}\p{N}_-]+) (\S.*)$/u.exec(before);
  if (words?.[1] === indent && !before.includes(':')) return exactly('yaml.noColon', `${words[2]}: ${words[3]}`);
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
