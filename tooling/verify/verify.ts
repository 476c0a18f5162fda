import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Product } from '#specification';
import { type Ground, type Result, verify as tryAll } from '#verification';
import { exitCodes } from '../exit-codes.ts';
import { writeOfflinePage } from '../offline-page.ts';
import { openProduct } from '../open-product.ts';
import { root } from '../run.ts';
import { junitReport } from './junit.ts';
import { localGround } from './local-ground.ts';
import { remoteGround, Unreachable } from './remote-ground.ts';
import { type Summary, summaryOf } from './summary.ts';
import { terminalReport } from './terminal.ts';

const usage = `npm run verify [-- [document.md] [--address URL] [--report FOLDER]]

Derives tests from everything that a specification states, and tries them against the validation of forms and the backend
of the house; with --address, against a server that answers there. The report lies in verify-report/ as a page that opens
offline and as JUnit XML.

Ends with 0 all proven, 1 something contradicted or not to be tried here, 2 the document or an argument is wrong, 3 cannot run.`;

interface Asked {
  document: string | undefined;
  address: string | undefined;
  report: string;
}

/** Runs the command line; resolves to the exit code. */
export async function verify(args: string[]): Promise<number> {
  const asked = parse(args);
  if ('said' in asked) {
    (asked.code === exitCodes.fine ? console.log : console.error)(asked.said);
    return asked.code;
  }
  const opened = openProduct(asked.document);
  if ('refusal' in opened) {
    console.error(opened.refusal);
    return exitCodes.wrongInput;
  }
  const { product, name } = opened;
  const begin = performance.now();
  const now = new Date();
  let results: Result[];
  try {
    results = await tryAll(product, await groundOf(product, asked.address, now), { onResult: progress });
  } catch (error) {
    console.error(whyNot(error, asked.address));
    return exitCodes.cannotRun;
  }
  const summary = summaryOf(product, results, {
    file: name,
    against: asked.address ?? 'forms and backend of the house',
    at: now.toISOString(),
    seconds: (performance.now() - begin) / 1000,
  });
  console.log(terminalReport(summary));
  try {
    await write(resolve(root, asked.report), summary);
    console.log(`The report: ${join(asked.report, 'index.html')}, ${join(asked.report, 'junit.xml')}`);
  } catch (error) {
    console.error(
      `The report cannot be written to ${asked.report}: ${error instanceof Error ? error.message : error}.`,
    );
    return exitCodes.cannotRun;
  }
  const { contradicted, untried } = summary.counts;
  return contradicted + untried > 0 ? exitCodes.contradicted : exitCodes.fine;
}

function parse(args: string[]): Asked | { said: string; code: number } {
  const wrong = (said: string) => ({ said, code: exitCodes.wrongInput });
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        address: { type: 'string' },
        report: { type: 'string', default: 'verify-report' },
      },
    });
    const { help, address, report } = values;
    if (help) return { said: usage, code: exitCodes.fine };
    if (positionals.length > 1) return wrong(`One document is verified at a time; these are ${positionals.length}.`);
    if (address !== undefined && !(URL.canParse(address) && /^https?:/.test(address)))
      return wrong(`--address takes an address such as http://127.0.0.1:4300, not '${address}'.`);
    return { document: positionals[0], address, report };
  } catch (error) {
    return wrong(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function groundOf(product: Product, address: string | undefined, now: Date): Promise<Ground> {
  return address === undefined ? localGround(product, now) : remoteGround(product, address);
}

/** On a terminal, how far it is. */
function progress(_: Result, done: number, all: number) {
  if (process.stderr.isTTY) process.stderr.write(done === all ? '\r\u001b[K' : `\r${done} of ${all}`);
}

function whyNot(error: unknown, address: string | undefined): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof Unreachable) return `Nothing answers at ${address}: ${reason}.`;
  return `It cannot be tried any further: ${reason}.`;
}

async function write(folder: string, summary: Summary): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'junit.xml'), junitReport(summary));
  await writeOfflinePage(folder, {
    title: `${summary.title}: what is proven`,
    entry: join(import.meta.dirname, 'report', 'report.tsx'),
    name: 'verification',
    data: summary,
  });
}
