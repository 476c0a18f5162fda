import { statusOf } from './compare.ts';
import { desk, records, subjects } from './desk.ts';
import type { Plain, Subject, Values } from './model.ts';
import { type Product, productOf } from './product.ts';
import type { Question } from './question.ts';
import type { Found } from './send.ts';
import { type Stage, stageOf } from './stage.ts';

/** The same records without any permission or state in the way. */
const unguarded = productOf(desk.replace(/## 4[\s\S]*/, '')).product;

const fields: Record<string, Values> = {
  note: { title: 'violet', secret: 'violet', rank: 8, open: false, owner: null, status: 'public' },
  person: { name: 'violet' },
};

function changed(name: string, value: Plain, before: Plain): Plain {
  if (name === 'open') return before !== true;
  return name === 'status' && before === 'public' ? 'draft' : value;
}

function questions(subject: Subject, entity: string): Question[] {
  const all = Object.entries(fields[entity] ?? {});
  const about = { subject, entity };
  const ofRecords = (records[entity] ?? []).flatMap(({ key, values }): Question[] => [
    { ...about, key, action: 'read' },
    ...all.flatMap(([name, value]) => {
      const before = values[name] ?? null;
      const after = changed(name, value, before);
      return after === before ? [] : [{ ...about, key, action: 'update', body: { [name]: after } }];
    }),
    ...['delete', 'publish', 'retract'].map((action) => ({ ...about, key, action })),
  ]);
  const given = all.filter(([name]) => name !== 'status').map(([name, value]) => ({ [name]: value }));
  return [
    { ...about, action: 'list' },
    ...[{}, ...given].map((body) => ({ ...about, action: 'create', body })),
    ...ofRecords,
  ];
}

const shown = (body: unknown) =>
  typeof body === 'object' && body !== null
    ? Object.keys(body).filter((name) => name !== 'id' && !name.startsWith('$'))
    : [];

/** What a success shows that somebody may do; what a write was answered with shows what may be read. */
function learned({ action, entity, key, body }: Question, found: Found): string[] {
  if (statusOf(found) !== 200) return [];
  const answer = found.body as { items?: { id?: string }[] } | undefined;
  if (action === 'list')
    return (answer?.items ?? []).flatMap((item) =>
      ['', ...shown(item)].map((name) => `list ${entity}/${item.id} ${name}`),
    );
  const what = `${action} ${entity}/${key ?? ''} ${Object.keys(body ?? {}).join()}`;
  const seen =
    action === 'delete' || key === undefined ? [] : shown(answer).map((name) => `sees ${entity}/${key} ${name}`);
  return [what, ...seen];
}

/** All that anybody may do with a product, each as a line: `writer: update note/n1 title`. */
export async function capabilitiesOf(product: Product): Promise<{ can: Set<string>; answers: number }> {
  const fresh = (): Promise<Stage> => stageOf(product, unguarded, records);
  const can = new Set<string>();
  let answers = 0;
  let stage = await fresh();
  for (const [name, subject] of Object.entries(subjects))
    for (const entity of Object.keys(fields))
      for (const question of questions(subject, entity)) {
        const found = await stage.ask(question);
        answers += 1;
        for (const one of learned(question, found)) can.add(`${name}: ${one.trim()}`);
        if (statusOf(found) === 200 && question.action !== 'list' && question.action !== 'read') stage = await fresh();
      }
  return { can, answers };
}
