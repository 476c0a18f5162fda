import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import { root } from './run.ts';

/** What went wrong in a file of tests. */
export interface Failure {
  file: string;
  /** Of the test, or of what holds several; nothing where it was the file. */
  name: string;
  why: string[];
}

export interface TestReport {
  passed: number;
  failed: Failure[];
  /** Errors that belong to no test: of a promise that nobody waited for. */
  stray: string[];
}

/** Writes what a run came to where `TEST_REPORT` says. Vitest's own report leaves out errors that belong to no test. */
export default class TestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const report: TestReport = {
      passed: modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
      failed: modules.flatMap(failuresOf),
      stray: errors.map(said),
    };
    writeFileSync(process.env.TEST_REPORT ?? '', JSON.stringify(report));
  }
}

function failuresOf(module: TestModule): Failure[] {
  const parts: readonly (TestModule | TestSuite | TestCase)[] = [
    module,
    ...module.children.allSuites(),
    ...module.children.allTests('failed'),
  ];
  return parts.flatMap((part) => {
    const errors = part.type === 'test' ? (part.result().errors ?? []) : part.errors();
    if (part.type !== 'test' && errors.length === 0) return [];
    const name = part.type === 'module' ? '' : part.fullName;
    return { file: relative(root, module.moduleId), name, why: errors.map(said) };
  });
}

function said({ message, stack, diff }: SerializedError): string {
  const where = stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`;
  return diff ? `${where}\n${diff}` : where;
}
