import type { PathErrors } from '#app/fields';
import type { Entity, Field } from '#specification';

/** Something that is wrong, and where: field, then index or property inside it. */
export interface Finding {
  path: readonly string[];
  text: string;
}

/** Findings where they are shown: at a field, by the path inside it, or at the form as a whole. */
export interface Placed {
  wrong: Map<string, PathErrors>;
  whole: string[];
}

/** Puts findings where they are shown. What is wrong with a field that the form does not show is still to be said. */
export function placed(entity: Entity, findings: readonly Finding[], isHere: (name: string) => boolean): Placed {
  const wrong = new Map<string, Record<string, string>>();
  const whole: string[] = [];
  for (const { path, text } of findings) {
    const [name, ...inside] = path;
    if (name === undefined) whole.push(text);
    else if (!isHere(name)) whole.push(named(labelAt(entity, path), text));
    else {
      const errors = wrong.get(name) ?? {};
      wrong.set(name, errors);
      const at = inside.join('.');
      if (!Object.hasOwn(errors, at)) errors[at] = text;
    }
  }
  return { wrong, whole: [...new Set(whole)] };
}

/** What speaks of several fields stands at the first that is here: said once, and gone once that is mended. */
export function atFirst(findings: readonly { names: string[]; text: string }[], here: ReadonlySet<string>): Finding[] {
  return findings.map(({ names, text }) => ({ path: names.filter((name) => here.has(name)).slice(0, 1), text }));
}

/** A text with what it is about before it, where it does not say so itself. */
export function named(label: string, text: string): string {
  return text.includes(label) ? text : `${label}: ${text}`;
}

/** What a place in a record is called: `Parts · 1 · Price`. */
export function labelAt(entity: Entity, [name = '', ...steps]: readonly string[]): string {
  let field: Field | undefined = entity.field(name);
  const labels = [field?.label.text ?? name];
  for (const step of steps) {
    const { items }: { items?: Field } = field ?? {};
    field = items ?? field?.property(step);
    labels.push(items ? String(Number(step) + 1) : (field?.label.text ?? step));
  }
  return labels.join(' · ');
}
