import { parse } from 'yaml';
import { read } from '#specification/reading';
import { median } from './median.ts';

/** Milliseconds, for a document of so many entities with 20 fields each. */
export interface DocumentCost {
  entities: number;
  kilobytes: number;
  /** From text to model, checked, with its gaps. */
  model: number;
  /** The `yaml` package alone, for its syntax tree: what such a reader usually rests on. */
  yamlTree: number;
}

/** Reads documents of growing size, and parses the same facts with a common parser in the same run. */
export function benchDocuments(): DocumentCost[] {
  return [10, 100, 1000].map((entities) => {
    const yaml = Array.from({ length: entities }, (_, index) => entity(index)).join('\n');
    const text = `# Large\n\n## 3. Entities and fields\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;
    const repeat = entities >= 1000 ? 5 : 11;
    const model: number[] = [];
    const yamlTree: number[] = [];
    for (let round = 0; round < repeat; round++) {
      model.push(time(() => read(text)));
      yamlTree.push(time(() => parse(yaml)));
    }
    return { entities, kilobytes: text.length / 1000, model: median(model), yamlTree: median(yamlTree) };
  });
}

function entity(index: number): string {
  const fields = Array.from(
    { length: 20 },
    (_, field) =>
      `    field${field}: { type: string, title: Field ${field}, required: true, minLength: 2, maxLength: 80 }`,
  );
  return `entity${index}:\n  title: Entity ${index}\n  display: field0\n  fields:\n${fields.join('\n')}`;
}

function time(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}
