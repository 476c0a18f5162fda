import { escaped } from '#tooling/xml';
import { counted } from '../counted.ts';
import { type Decision, rankOf } from '../decisions/decisions.ts';
import { pictureName } from '../picture.ts';
import type { Change, Results } from '../results.ts';

/** The run as CI servers read it: a suite a decision, a case a picture; what is as it was approved is one case. */
export function junitReport({ taken, seconds, changes, missing }: Results, decisions: readonly Decision[]): string {
  const failed = changes.filter(({ kind }) => kind === 'failed').length;
  const unknown = missing ? 1 : 0;
  // Of a story that failed also what was not taken is told.
  const equal = Math.max(0, taken - changes.filter(({ kind }) => kind !== 'removed').length);
  const name = escaped(`${counted(equal, 'picture')} as approved`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="pictures" tests="${changes.length + 1 + unknown}" failures="${changes.length - failed}" errors="${failed + unknown}" time="${seconds.toFixed(3)}">
  <testsuite name="unchanged" tests="1" failures="0" errors="0"><testcase classname="unchanged" name="${name}"/></testsuite>
${missing ? `  <testsuite name="missing" tests="1" failures="0" errors="1"><testcase classname="missing" name="missing"><error message="${escaped(missing)}"/></testcase></testsuite>\n` : ''}${decisions.map(suite).join('\n')}
</testsuites>
`;
}

function suite(decision: Decision): string {
  const { kind, says, changes } = decision;
  const failed = kind === 'failed' ? changes.length : 0;
  return `  <testsuite name="${escaped(`${rankOf(decision)}: ${says}`)}" tests="${changes.length}" failures="${changes.length - failed}" errors="${failed}">
${changes.map((change) => testcase(change, says)).join('\n')}
  </testsuite>`;
}

function testcase(change: Change, says: string): string {
  const start = `    <testcase classname="${escaped(change.title)}" name="${escaped(pictureName(change))}">`;
  const kind = change.kind === 'failed' ? 'error' : 'failure';
  return `${start}<${kind} message="${escaped(`${change.kind}: ${says}`)}">${escaped([change.error, change.stack].filter(Boolean).join('\n'))}</${kind}></testcase>`;
}
