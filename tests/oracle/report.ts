import { byCause, type Failure } from './failure.ts';
import { shrunk } from './shrink.ts';
import { requestOf } from './stage.ts';
import { permissionLine, written } from './written.ts';

const block = (text: string) => text.replace(/^/gm, '    ');

/** The chapters that decide: 4 where the question is about a task, and 6. */
function chapters({ model, question }: Failure): string {
  const text = written(model);
  const lifecycle = /## 4[\s\S]*?```yaml\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
  const roles = /roles: .*/.exec(text)?.[0] ?? '';
  const permissions = model.permissions.map((one, index) => `${index}${permissionLine(one).replace('  -', ':')}`);
  return [...(question.entity === 'task' ? [lifecycle] : []), roles, ...permissions].join('\n');
}

/** A failure as it can be judged at a glance. */
function described(failure: Failure): string {
  const { model, question, expectation, found, wrong } = failure;
  const { subject, entity, key } = question;
  const { method, path, body, ifMatch } = requestOf(question);
  const records = model.records[entity]?.filter((one) => key === undefined || one.key === key) ?? [];
  const others = Object.entries(model.records).filter(([name]) => name !== entity);
  return [
    `  ${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}${question.match === 'stale' ? ` if-match ${ifMatch}` : ''}`,
    `  as ${subject.id} with ${subject.roles.join(', ') || 'no role'}`,
    `  expected ${expectation.statuses.join(' or ')} (${expectation.rule}): ${expectation.why}`,
    `  found    ${found.status} ${found.text.slice(0, 400)}`,
    ...wrong.slice(0, 4).map((what) => `  wrong    ${what}`),
    block(chapters(failure)),
    ...[...records.slice(0, 3)].map((one) => `    ${entity} ${one.key} ${JSON.stringify(one.values)}`),
    ...others.flatMap(([name, all]) => all.map((one) => `    ${name} ${one.key} ${JSON.stringify(one.values)}`)),
    `  again: ORACLE_SEED=${model.seed} vitest run --project unit tests/oracle/oracle.test.ts`,
  ].join('\n');
}

/** All failures by their cause; of each the smallest document that shows it. */
export async function reported(failures: readonly Failure[], most = 6): Promise<string> {
  const causes = byCause(failures);
  const shown: string[] = [];
  for (const [cause, [first, ...others]] of causes.slice(0, most))
    if (first) shown.push(`✗ ${others.length + 1} × ${cause}\n${described(await shrunk(first))}`);
  const rest = causes.slice(most).map(([cause, all]) => `✗ ${all.length} × ${cause}`);
  return [`${failures.length} answers are not as the design says`, ...shown, ...rest].join('\n\n');
}
