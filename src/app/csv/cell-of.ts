import { type Around, attachmentOf, type Field, isEmpty, type Path, relevantAnswer, type Values } from '#specification';
import type { Reading } from './answer-of.ts';
import { joined } from './several.ts';

type Said = Reading['said'];

/** What a cell of a file has: numbers as numbers, days as ISO 8601 writes them, files by their names, all else in words. */
export function cellOf(path: Path, record: Values, around: Around, said: Said): string | number {
  const { first } = path;
  const isThere = record[first.name] !== undefined;
  const values = isThere ? { ...record, [first.name]: relevantAnswer(first, record, around) } : record;
  const answer = path.read(values, around);
  if (answer === undefined) return isThere ? '' : said.hidden;
  return written(path.field, answer, around, said);
}

function written(field: Field, answer: unknown, around: Around, said: Said): string | number {
  if (isEmpty(answer)) return '';
  if (Array.isArray(answer)) return joined(answer.map((one) => written(field.items ?? field, one, around, said)));
  if (field.to) {
    const target = around.find?.(field.to, String(answer));
    if (target === null) return said.gone;
    return (target && field.to.displayOf(target, around)) ?? said.hidden;
  }
  if (field.isState) return field.entity.lifecycle?.state(String(answer))?.label.text ?? String(answer);
  const choice = field.choice(answer);
  if (choice) return choice.title;
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'boolean') return answer ? said.yes : said.no;
  if (field.kindName === 'object' && field.properties.length > 0) {
    const answers = answer as Values;
    return field.properties
      .map((part) => written(part, answers[part.name], around, said))
      .filter((part) => part !== '')
      .join(', ');
  }
  if (field.kindName === 'file') return attachmentOf(String(answer))?.name ?? String(answer);
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
}
