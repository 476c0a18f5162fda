import { saysType } from '../reading/natural/short-field.ts';
import type { Prose } from '../reading/prose.ts';
import { textOf } from '../reading/prose-text.ts';

/** A field, and what is said of it. */
type Field = readonly [name: string, said: string];

/** Something that has a heading, with the fields that stand below it. */
export type Thing = readonly [name: string, fields: readonly Field[]];

export const wordsOf = (prose: readonly Prose[]) => textOf([...prose]).trim();
const isShort = (name: string) => name !== '' && name.length <= 40 && name.split(/\s+/).length <= 4;

/**
 * Things under headings of their own, or under names in bold, with their fields as lists or tables; nothing where a list says
 * them otherwise, or where some of it is not plain.
 */
export function thingsIn(prose: readonly Prose[]): Thing[] {
  const things: Thing[] = [];
  let name: string | undefined;
  for (const one of prose) {
    name = nameOf(one) ?? name;
    if (one.type !== 'list' && one.type !== 'table') continue;
    const fields = one.type === 'list' ? fieldsListed(one.children) : fieldsOfTable(one.head, one.rows);
    if (name === undefined || fields === undefined) return [];
    things.push([name, fields]);
    name = undefined;
  }
  const isSaid = things.some(([, fields]) => fields.some(([, said]) => saysType(firstOf(said))));
  return isSaid ? things : [];
}

const firstOf = (said: string) => said.split(/[,;(]/, 1)[0]?.trim() ?? '';

/** `### Plant`, `**Plant**`, `**Plant:**` */
function nameOf(prose: Prose): string | undefined {
  const [strong, ...others] = prose.type === 'paragraph' ? prose.children : [];
  const isBold = strong?.type === 'strong' && (others.length === 0 || wordsOf(others) === ':');
  if (prose.type !== 'heading' && !isBold) return undefined;
  const name = wordsOf([prose]).replace(/:$/, '').trim();
  return isShort(name) ? name : undefined;
}

/** `Price: money`, `Price (money)`, `Price – money`, `Price` */
const said = /^([^:(–—\n]{1,40}?)\s*(?::\s+|\s[–—]\s|\((?=[^()]*\)$))([^\n]*?)\)?$/u;

function fieldsListed(items: readonly Prose[]): Field[] | undefined {
  const fields = items.map((item): Field | undefined => {
    const words = wordsOf([item]);
    const [, name = words, more = ''] = said.exec(words) ?? [];
    return isShort(name) ? [name, more.trim()] : undefined;
  });
  return fields.every((field) => field !== undefined) ? fields : undefined;
}

const columns = {
  name: /^(?:fields?|names?|propert(?:y|ies)|attributes?|columns?|feld(?:er)?|eigenschaft(?:en)?|spalten?)$/i,
  type: /^(?:types?|kinds?|typ(?:en)?|art(?:en)?|format)$/i,
  required: /^(?:required|mandatory|needed|pflicht(?:feld)?|erforderlich)\??$/i,
};
const isYes = (word: string) => /^(?:yes|y|x|ja|true|✓|✔|☑|required|mandatory|pflicht)$/i.test(word);

/** A table of fields; one with other columns says more than can be read. */
function fieldsOfTable(head: readonly Prose[][], rows: readonly Prose[][][]): Field[] | undefined {
  const called = head.map((cell) => {
    const words = wordsOf(cell);
    return (['name', 'type', 'required'] as const).find((column) => columns[column].test(words));
  });
  if (called[0] !== 'name' || called.includes(undefined) || new Set(called).size < called.length) return undefined;
  return rows.map((cells): Field => {
    const at = (column: keyof typeof columns) => wordsOf(cells[called.indexOf(column)] ?? []);
    return [at('name'), [at('type'), isYes(at('required')) ? 'required' : ''].filter((word) => word !== '').join(', ')];
  });
}
