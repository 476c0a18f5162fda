import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languageOf, type Product } from '#specification';
import { type Ground, NoAnswer, type Result, verify as tryAll, verificationWordsFor, type Words } from '#verification';
import { exitCodes } from '../exit-codes.ts';
import { openProduct } from '../open-product.ts';
import { root } from '../run.ts';
import { type Asked, argumentsOf } from './arguments.ts';
import { type Credentials, credentialsOf, WrongCredentials } from './credentials.ts';
import { junitReport } from './junit.ts';
import { localGround } from './local-ground.ts';
import { remoteGround, Unreachable } from './remote-ground.ts';
import { type Counts, type Summary, summaryOf } from './summary.ts';
import { terminalReport } from './terminal.ts';

/** Runs the command line; resolves to the exit code. */
export async function verify(args: string[]): Promise<number> {
  const asked = argumentsOf(args);
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
  const language = languageOf(asked.language ?? product.locales[0]);
  const words = await verificationWordsFor(language);
  const begin = performance.now();
  const now = new Date();
  let results: Result[];
  try {
    const ground = await groundOf(product, asked, now);
    results = await tryAll(product, ground, { onResult: progress, words });
  } catch (error) {
    console.error(whyNot(error, asked.address));
    return error instanceof WrongCredentials ? exitCodes.wrongInput : exitCodes.cannotRun;
  }
  const summary = summaryOf(product, results, {
    file: name,
    against: asked.address ?? words.report.house,
    at: now.toISOString(),
    seconds: (performance.now() - begin) / 1000,
    language,
  });
  console.log(terminalReport(summary, words.report));
  try {
    await write(resolve(root, asked.report), summary, words);
    console.log(`→ ${join(asked.report, 'index.html')}, ${join(asked.report, 'junit.xml')}`);
  } catch (error) {
    console.error(
      `The report cannot be written to ${asked.report}: ${error instanceof Error ? error.message : error}.`,
    );
    return exitCodes.cannotRun;
  }
  return exitCodeOf(summary.counts, asked);
}

/** What could not be tried fails nothing by itself; where nothing at all could be, nothing was verified. */
export function exitCodeOf(
  { proven, contradicted, untried, open }: Counts,
  { isStrict }: Pick<Asked, 'isStrict'>,
): number {
  if (contradicted > 0) return exitCodes.contradicted;
  if (proven === 0 && untried > 0) return exitCodes.cannotRun;
  return isStrict && untried + open > 0 ? exitCodes.unproven : exitCodes.fine;
}

function groundOf(product: Product, asked: Asked, now: Date): Promise<Ground> {
  const { address, patience } = asked;
  if (address === undefined) return localGround(product, now);
  return remoteGround(product, { address, patience, credentials: credentialsFor(product, asked) });
}

function credentialsFor(product: Product, { credentials, headers }: Asked): Credentials | undefined {
  const roles = product.access.roles.map(({ name }) => name);
  return credentialsOf({ file: credentials && resolve(root, credentials), headers }, roles);
}

/** On a terminal, how far it is. */
function progress(_: Result, done: number, all: number) {
  if (process.stderr.isTTY) process.stderr.write(done === all ? '\r\u001b[K' : `\r${done} of ${all}`);
}

function whyNot(error: unknown, address: string | undefined): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof WrongCredentials) return reason;
  if (error instanceof NoAnswer) return `Nothing answers at ${address}: ${reason}.`;
  if (error instanceof Unreachable)
    return `Nothing can be tried at ${address}: ${reason}. Who may list what, is named with --credentials or --header.`;
  return `It cannot be tried any further: ${reason}.`;
}

async function write(folder: string, summary: Summary, { report }: Words): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'junit.xml'), junitReport(summary));
  // Takes a second to load, and is not needed where something is wrong.
  const { writeOfflinePage } = await import('../offline-page.ts');
  await writeOfflinePage(folder, {
    title: report.title(summary.title),
    language: summary.language,
    entry: join(import.meta.dirname, 'report', 'report.tsx'),
    name: 'verification',
    data: summary,
  });
}
