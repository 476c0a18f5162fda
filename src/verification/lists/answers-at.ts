import { type Around, type Field, folded, isEmpty, type Path, type Values } from '#specification';

/** What a record has at a path, each answer by itself. */
export function answersAt(path: Path, values: Values, around: Around): unknown[] {
  const flat = (answer: unknown): unknown[] => (Array.isArray(answer) ? answer.flatMap(flat) : [answer]);
  return flat(path.read(values, around)).filter((answer) => !isEmpty(answer));
}

/** The words that a record is found by at a path: of a reference what its record is called, of a state its title. */
export function wordsAt(path: Path, values: Values, around: Around): string {
  const item = path.field.items ?? path.field;
  return answersAt(path, values, around)
    .map((answer) => wordsOf(item, answer, around))
    .join(' ')
    .toLowerCase();
}

/** The records that have a part of words at one of some paths; undefined where that turns on accents, which a server may tell apart or not. */
export function recordsWith(
  part: string,
  all: readonly Values[],
  paths: readonly Path[],
  around: Around,
): Values[] | undefined {
  const having = (as: (text: string) => string) =>
    all.filter((values) => paths.some((path) => as(wordsAt(path, values, around)).includes(as(part))));
  const found = having((text) => text);
  return found.length === having(folded).length ? found : undefined;
}

function wordsOf(field: Field, answer: unknown, around: Around): string {
  if (field.to) {
    const target = around.find?.(field.to, String(answer));
    return (target && field.to.displayOf(target, around)) ?? '';
  }
  if (field.isState) return field.entity.lifecycle?.state(String(answer))?.label.text ?? String(answer);
  return field.kind.words(field, answer);
}

/** What a record is sorted by at a path; undefined where it has nothing there. */
export function rankAt(path: Path, values: Values, around: Around): number | string | undefined {
  const { field } = path;
  const [answer] = answersAt(path, values, around);
  if (answer === undefined) return undefined;
  if (field.isState) return field.entity.lifecycle?.states.findIndex(({ name }) => name === answer);
  return field.to ? wordsOf(field, answer, around) || undefined : field.kind.rank(field, answer);
}
