import { type Around, attachmentOf, type Field, isEmpty, type Path, relevantAnswer, type Values } from '#specification';
import { joined } from './several.ts';

/** What a cell of a file has: numbers as numbers, days as ISO 8601 writes them, files by their names, all else in words. */
export function cellOf(path: Path, record: Values, around: Around, hidden: string): string | number {
  const { first } = path;
  const isThere = record[first.name] !== undefined;
  const values = isThere ? { ...record, [first.name]: relevantAnswer(first, record, around) } : record;
  const answer = path.read(values, around);
  if (answer === undefined) return isThere ? '' : hidden;
  return written(path.field, answer, around, hidden);
}

function written(field: Field, answer: unknown, around: Around, hidden: string): string | number {
  if (isEmpty(answer)) return '';
  if (Array.isArray(answer)) return joined(answer.map((one) => written(field.items ?? field, one, around, hidden)));
  if (field.to) {
    const target = around.find?.(field.to, String(answer));
    return (target && field.to.displayOf(target, around)) ?? hidden;
  }
  if (field.isState) return field.entity.lifecycle?.state(String(answer))?.label.text ?? String(answer);
  const choice = field.choice(answer);
  if (choice) return choice.title;
  if (typeof answer === 'number') return answer;
  if (field.kindName === 'object' && field.properties.length > 0) {
    const answers = answer as Values;
    return field.properties
      .map((part) => written(part, answers[part.name], around, hidden))
      .filter((part) => part !== '')
      .join(', ');
  }
  if (field.kindName === 'file') return attachmentOf(String(answer))?.name ?? String(answer);
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
}
