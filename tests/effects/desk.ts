import { stringify } from 'yaml';
import { chapterKeys } from '#specification';

/** Whatever a block of a document holds. */
export type Facts = { [key: string]: Fact };
export type Fact = string | number | boolean | null | Fact[] | Facts;

/** A small product in which every proof changes one fact. */
export const desk: Facts = {
  purpose: { title: 'Desk', summary: 'Keeps tickets.', locales: ['en'], currency: 'EUR', timeZone: 'UTC' },
  screens: {
    tickets: { path: '/tickets', kind: 'list', entity: 'ticket', title: 'Tickets', columns: ['name'] },
    ticket: { path: '/tickets/:id', kind: 'detail', entity: 'ticket', parent: 'tickets' },
    newTicket: { path: '/tickets/new', kind: 'create', entity: 'ticket', parent: 'tickets' },
    editTicket: { path: '/tickets/:id/edit', kind: 'edit', entity: 'ticket', parent: 'ticket' },
    person: { path: '/people/:id', kind: 'detail', entity: 'person' },
    figures: { path: '/figures', kind: 'dashboard', title: 'Figures', widgets: [{ kind: 'figure', of: 'ticket' }] },
    about: { path: '/about', kind: 'text', title: 'About' },
  },
  entities: {
    person: {
      display: 'name',
      fields: {
        name: { type: 'string' },
        city: { type: 'string' },
        jobs: { type: 'array', items: { type: 'string' } },
      },
      samples: [
        { id: 'ada', name: 'Ada', city: 'Turin', jobs: ['clerk'] },
        { id: 'ben', name: 'Ben', city: 'Oslo', jobs: ['clerk'] },
      ],
    },
    ticket: {
      display: 'name',
      fields: {
        name: { type: 'string' },
        owner: { type: 'reference', to: 'person' },
        hours: { type: 'number' },
        madeOn: { type: 'string', format: 'date' },
        state: { type: 'string' },
      },
      samples: [
        { id: 't1', name: 'Lamp', owner: 'ada', hours: 2, madeOn: '2026-01-05', state: 'open' },
        { id: 't2', name: 'Door', owner: 'ben', hours: 5, madeOn: '2026-02-20', state: 'open' },
        { id: 't3', name: 'Roof', owner: 'ben', hours: 1, madeOn: '2026-02-21', state: 'done' },
      ],
    },
  },
  lifecycles: {
    ticket: {
      field: 'state',
      initial: 'open',
      states: { open: {}, done: {} },
      transitions: { close: { from: 'open', to: 'done' } },
    },
  },
  rules: {},
  access: {
    roles: { clerk: {}, guest: {} },
    permissions: [{ roles: ['clerk'], can: 'all', on: 'all' }],
  },
  calls: {},
  errors: {},
  constants: {},
};

const isBranch = (fact: Fact | undefined): fact is Facts | Fact[] => typeof fact === 'object' && fact !== null;

/** The same facts with another one at a path; `undefined` takes it away. */
export function changed(facts: Facts, path: string, fact: Fact | undefined): Facts {
  const result = structuredClone(facts);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: Facts | Fact[] = result;
  for (const step of steps) {
    const branch: Facts = at as Facts;
    branch[step] ??= {};
    const next: Fact | undefined = branch[step];
    if (!isBranch(next)) throw new Error(`${path}: ${step} holds no facts`);
    at = next;
  }
  if (fact === undefined) delete (at as Facts)[last];
  else (at as Facts)[last] = fact;
  return result;
}

/** Facts as the document that states them. */
export function written(facts: Facts): string {
  const chapters = chapterKeys.map(
    (key, index) => `## ${index + 1}. ${key}\n\n\`\`\`yaml\n${stringify(facts[key], { lineWidth: 0 })}\`\`\`\n`,
  );
  return `# Desk\n\n${chapters.join('\n')}`;
}
