import { escaped } from '../xml.ts';
import type { ChapterSummary, Fact, Summary } from './summary.ts';

/** The report as CI servers read it: a suite a chapter, a case a claim; what could not be tried is skipped. */
export function junitReport({ chapters, title, seconds, counts }: Summary): string {
  const all = chapters.reduce((sum, { facts }) => sum + facts.length, 0);
  const suites = chapters.filter(({ facts }) => facts.length > 0).map(suite);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${escaped(title)}" tests="${all}" failures="${counts.contradicted}" skipped="${counts.untried + counts.open}" time="${seconds.toFixed(3)}">
${suites.join('\n')}
</testsuites>
`;
}

function suite({ number, title, facts, counts }: ChapterSummary): string {
  const time = facts.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3);
  return `  <testsuite name="${number} ${escaped(title)}" tests="${facts.length}" failures="${counts.contradicted}" errors="0" skipped="${counts.untried + counts.open}" time="${time}">
${facts.map(testcase).join('\n')}
  </testsuite>`;
}

function testcase({ path, line, claim, verdict, because, calls, seconds }: Fact): string {
  const start = `    <testcase classname="${escaped(path)}" name="${escaped(claim)}" line="${line}" time="${seconds.toFixed(3)}"`;
  switch (verdict) {
    case 'proven':
      return `${start}/>`;
    case 'contradicted':
      return `${start}><failure message="${escaped(because)}">${escaped(calls.join('\n'))}</failure></testcase>`;
    case 'untried':
    case 'open':
      return `${start}><skipped message="${escaped(because)}"/></testcase>`;
  }
}
