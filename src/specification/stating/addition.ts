import type { ChapterKey } from '../chapters/keys.ts';
import { recordActions } from '../compile/operations.ts';
import { read } from '../reading/read.ts';
import type { Specification } from '../specification.ts';
import { isThere } from '../vocabulary/own-demand.ts';
import { inFlow } from '../vocabulary/written.ts';
import type { Answer } from './answers.ts';
import { callOf } from './call-answers.ts';
import { firstLifecycle } from './lifecycle-answers.ts';
import { DocumentNames } from './names.ts';
import { listScreen } from './screen-answers.ts';
import { spliceOf, withSplices } from './splice.ts';
import { errorsIn, type Statement, stated } from './statement.ts';

/** One thing more of a chapter, called as nothing is there; undefined where a chapter does not list things. */
const additions: Partial<
  Record<ChapterKey, (names: DocumentNames, specification: Specification) => Answer | undefined>
> = {
  screens: (names, { screens }) => {
    const shown = new Set(Object.values(screens).map(({ kind, entity }) => kind === 'list' && entity));
    const entity = names.entities.find((one) => !shown.has(one)) ?? names.subject;
    const name = free(entity, screens);
    return [`screens.${name}`, listScreen(`/${name}`, entity)];
  },
  entities: (names, { entities }) => [
    `entities.${free(names.words('member'), entities)}`,
    `{ fields: { ${names.words('name')}: { type: string } } }`,
  ],
  lifecycles: (names, specification) =>
    firstLifecycle(
      specification,
      names.entities.filter((entity) => !Object.hasOwn(specification.lifecycles, entity)),
    ),
  rules: (names, { rules }) => {
    const [field = names.keyOf(names.subject)] = names.fieldsOf(names.subject);
    const name = free(`${field}-is-there`, rules);
    return [`rules.${name}`, `{ entity: ${names.subject}, assert: ${isThere(field)}, at: [${field}] }`];
  },
  access: (names, { access }) => {
    const name = free(names.words('member'), access.roles ?? {});
    return [`access.roles.${name}`, `{ title: ${inFlow(names.labelFrom(name))} }`];
  },
  calls: (names, { calls }) => {
    const isThere = (entity: string, does: string) =>
      Object.values(calls).some((call) => call.entity === entity && call.does === does);
    for (const entity of names.entities)
      for (const does of recordActions) {
        const answer = callOf(does, entity, names);
        if (!isThere(entity, does) && !Object.hasOwn(calls, answer[0].split('.')[1] ?? '')) return answer;
      }
    return undefined;
  },
  errors: (names, { errors }) => [
    `errors.${free(names.words('not-found'), errors)}`,
    `{ status: 404, title: ${names.words('This is not here')}, shown: page }`,
  ],
  constants: (names, { constants }) => [`constants.${free(names.words('perPage'), constants)}`, '{ value: 25 }'],
};

/** What states one thing more in a chapter that lists things, in this very text; undefined where none can be added so. */
export function additionTo(chapter: ChapterKey, specification: Specification, text: string): Statement | undefined {
  const answer = additions[chapter]?.(new DocumentNames(specification), specification);
  const splice = answer && spliceOf(text, specification, ...answer);
  if (!splice) return undefined;
  const [before, after] = [read(text), read(withSplices(text, [splice]))];
  const isTaken = thingsIn(after.specification, chapter) > thingsIn(before.specification, chapter);
  return isTaken && errorsIn(after) <= errorsIn(before) ? stated(text, [splice]) : undefined;
}

/** How many things a chapter lists. */
export function thingsIn(specification: Specification, chapter: ChapterKey): number {
  const things = chapter === 'access' ? specification.access.roles : specification[chapter];
  return Object.keys(things ?? {}).length;
}

/** A name as it is, or with the first number behind it that makes it another than those that are there. */
function free(name: string, there: object): string {
  for (let number = 2, one = name; ; one = `${name}${number++}`) if (!Object.hasOwn(there, one)) return one;
}
