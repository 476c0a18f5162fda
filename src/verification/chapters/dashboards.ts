import {
  type Around,
  Day,
  dayOf,
  isAlike,
  type Path,
  type Screen,
  type Subject,
  scopeOf,
  type Values,
  type Widget,
  weekOf,
  zoneOf,
} from '#specification';
import { expectDenied, expectDone, otherValue } from '../expect.ts';
import { withInherited } from '../expected-access.ts';
import { answersAt } from '../lists/answers-at.ts';
import { entitiesOf, seeingAll } from '../lists/listed.ts';
import { type Proof, proofOf, Untried } from '../proof.ts';
import type { Stage } from '../stage.ts';
import type { Said } from '../words/index.ts';

/** What a dashboard counts, and whom it is for. */
export function dashboardProofs(screen: Screen): Proof[] {
  const { product, label, path, facts, widgets } = screen;
  const roles = facts.roles ?? [];
  const isFor: Said = ({ claims }) => claims.screenRoles(label.text, roles.join(', '));
  return [
    ...(roles.length > 0 ? [proofOf(product, `${path}.roles`, isFor, (stage) => tryRoles(stage, screen, roles))] : []),
    ...widgets.map((widget, index) => {
      const { title, kind } = widget.facts;
      const claim: Said = ({ claims }) => claims.widget(label.text, title ?? kind ?? String(index + 1));
      return proofOf(product, widget.path, claim, (stage) => tryWidget(stage, screen, widget, index));
    }),
  ];
}

/** No document states such a call: only what answers inside of the app has it. */
async function figuresOf(stage: Stage, subject: Subject, { name }: Screen) {
  if (!stage.ground.isEmbedded) throw new Untried(({ untried }) => untried.figures);
  return stage.send(subject, 'GET', `/.figures/${encodeURIComponent(name)}`);
}

async function tryRoles(stage: Stage, screen: Screen, roles: readonly string[]): Promise<Said> {
  const subjects = stage.subjects();
  for (const subject of subjects) {
    const answer = await figuresOf(stage, subject, screen);
    const own = withInherited(stage.product, subject.roles);
    if (roles.some((role) => own.has(role))) expectDone(answer);
    else expectDenied(answer, subject);
  }
  return ({ proven }) => proven.tried(subjects.length);
}

async function tryWidget(stage: Stage, screen: Screen, widget: Widget, index: number): Promise<Said> {
  const { entity, by, field, where, facts } = widget;
  if (!entity) throw new Untried(({ untried }) => untried.tooFew(facts.title ?? ''));
  const through = [by, field].flatMap((path) => (path ? entitiesOf(path) : []));
  const subject = seeingAll(stage, [entity, ...through], (one) => screen.isFor(one));
  const around = stage.world.around(subject);
  const rows = stage.world
    .records(entity)
    .filter((values) => !where || where.test(scopeOf(entity, values, around)) === true);
  const answer = expectDone(await figuresOf(stage, subject, screen));
  const given = (answer.body.widgets as Values[] | undefined)?.[index];
  const wanted =
    by && facts.kind !== 'figure'
      ? { buckets: bucketsOf(widget, rows, around) }
      : { value: total(widget, rows, around) };
  const is = given?.buckets ? { buckets: counted(given.buckets) } : given;
  if (!isAlike(is, wanted)) throw otherValue(answer.asked, facts.title ?? widget.path, is, wanted);
  return ({ proven }) => proven.of(rows.length, stage.world.records(entity).length);
}

/** What is empty need not be shown, and is not told from what is not there. */
function counted(buckets: unknown): Record<string, unknown> {
  const list = Array.isArray(buckets) ? (buckets as { key: string; value: number | null }[]) : [];
  return Object.fromEntries(list.filter(({ value }) => value !== 0).map(({ key, value }) => [key, value]));
}

function bucketsOf(widget: Widget, rows: readonly Values[], around: Around): Record<string, unknown> {
  const groups = new Map<string, Values[]>();
  for (const values of rows)
    for (const key of keysOf(widget, values, around)) groups.set(key, [...(groups.get(key) ?? []), values]);
  return counted([...groups].map(([key, own]) => ({ key, value: total(widget, own, around) })));
}

function keysOf({ by, facts }: Widget, values: Values, around: Around): Set<string> {
  if (!by) return new Set();
  const answers = answersAt(by, values, around).map(String);
  if (facts.kind !== 'line') return new Set(answers.length > 0 || isHidden(by, values, around) ? answers : ['null']);
  const { locales, timeZone } = by.field.product;
  const zone = zoneOf(timeZone);
  return new Set(
    answers.map((answer) =>
      stretch(Day.parse(answer) ?? dayOf(new Date(answer), zone), facts.per ?? 'week', locales[0] ?? 'en'),
    ),
  );
}

/** Whether it is not known what stands there; what is computed and not known has no answer. */
function isHidden(by: Path, values: Values, around: Around): boolean {
  return by.read(values, around) === undefined && !(by.first.computed && by.steps.length === 1);
}

/** The first day of the stretch of the calendar that a day lies in. */
function stretch(day: Day, per: 'day' | 'week' | 'month' | 'year', locale: string): string {
  const written = day.toString();
  if (per === 'day') return written;
  if (per === 'month') return `${written.slice(0, -2)}01`;
  if (per === 'year') return `${written.slice(0, -5)}01-01`;
  return weekOf(day, locale).toString();
}

function total({ facts, field }: Widget, rows: readonly Values[], around: Around): number | null {
  const kind = facts.aggregate ?? 'count';
  if (kind === 'count' || !field) return rows.length;
  const numbers = rows.flatMap((values) => answersAt(field, values, around)).map(Number);
  const sum = numbers.reduce((all, number) => all + number, 0);
  if (kind === 'sum') return Number(sum.toFixed(6));
  if (numbers.length === 0) return null;
  if (kind === 'average') return Number((sum / numbers.length).toFixed(6));
  return kind === 'min' ? Math.min(...numbers) : Math.max(...numbers);
}
