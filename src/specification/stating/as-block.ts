/** A fact in a line, `tool: { title: Tool, … }`, as lines that a person goes on writing: what holds nothing further stays in one. */
export function asBlock(line: string): string[] {
  const [key, value] = pairOf(line);
  if (value === undefined) return [line];
  if (isFlow(value, '{')) {
    const parts = partsOf(value);
    return parts.length === 0 ? [line] : [`${key}:`, ...indented(parts.flatMap(nestedLines))];
  }
  const items = isFlow(value, '[') ? partsOf(value) : [];
  if (items.length === 0 || !items.every((item) => isFlow(item, '{'))) return [line];
  return [`${key}:`, ...indented(items.flatMap((item) => dashed(partsOf(item))))];
}

function nestedLines(part: string): string[] {
  const [, value = ''] = pairOf(part);
  return /^[{[]/.test(value) && value.includes('{', 1) ? asBlock(part) : [part];
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const dashed = (lines: readonly string[]) => lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
const isFlow = (value: string, bracket: '{' | '[') => value.startsWith(bracket) && /[}\]]$/.test(value);

function pairOf(line: string): [key: string, value?: string] {
  const [, key, value] = /^("[^"]*"|'[^']*'|[^:"'{[]+):\s+(.+)$/s.exec(line.trim()) ?? [];
  return key === undefined ? [line] : [key, value];
}

/** What stands between the brackets of a list or a map, one by one. */
function partsOf(flow: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  const inner = flow.slice(1, -1);
  for (const [index, sign] of [...inner].entries()) {
    if (quote !== '') quote = sign === quote && inner[index - 1] !== '\\' ? '' : quote;
    else if (sign === '"' || (sign === "'" && part.trim() === '')) quote = sign;
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    if (sign === ',' && depth === 0 && quote === '') {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()].filter((one) => one !== '');
}
