import { parseArgs } from 'node:util';
import { type Backend, createBackend, memoryStore, sampleRecords, subjectHeader, subjectPath } from '#backend';
import type { Product } from '#specification';
import { portRefusal, reasonOf, tooMany } from '../command-line.ts';
import { exitCodes } from '../exit-codes.ts';
import { openProduct } from '../open-product.ts';
import { announcement } from './announcement.ts';
import { type Listening, listen } from './listen.ts';

const usage = `npm run serve [-- [document.md] [options]]

Answers the calls of a specification over HTTP, with sample records, and keeps its rules, roles and lifecycles.
What is written is forgotten when it stops.

  --port 4300        where; 0 for any that is free
  --host 127.0.0.1   for this machine alone; 0.0.0.0 for everybody in its network
  --name desk.test   what else it is called by those who ask, a container or a domain; may be said several times
  --role ROLE        who asks where nobody says so
  --help             says this`;

interface Asked {
  document: string | undefined;
  host: string;
  names: string[];
  port: number;
  role: string | undefined;
}

/** Runs the command line; resolves to the exit code once it is stopped. */
export async function serve(args: string[]): Promise<number> {
  const asked = parse(args);
  if ('said' in asked) {
    (asked.code === exitCodes.fine ? console.log : console.error)(asked.said);
    return asked.code;
  }
  const opened = openProduct(asked.document);
  const refusal = 'refusal' in opened ? opened.refusal : refusalFor(opened.product, opened.name, asked);
  if (refusal !== undefined || 'refusal' in opened) {
    console.error(refusal);
    return exitCodes.wrongInput;
  }
  const { product, name } = opened;
  let server: Listening;
  try {
    server = await listen(await backendOf(product, asked.role), { ...asked, locale: product.locales[0], onStranger });
  } catch (error) {
    console.error(whyNot(error, asked));
    return exitCodes.cannotRun;
  }
  console.log(announcement(product, name, server.url, asked.role));
  await stopped();
  await server.close();
  return exitCodes.fine;
}

function parse(args: string[]): Asked | { said: string; code: number } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        host: { type: 'string', default: '127.0.0.1' },
        name: { type: 'string', multiple: true, default: [] },
        port: { type: 'string', default: '4300' },
        role: { type: 'string' },
      },
    });
    const { help, host, name: names, port, role } = values;
    if (help) return { said: usage, code: exitCodes.fine };
    const wrong = (said: string) => ({ said, code: exitCodes.wrongInput });
    const refusal = tooMany('served', positionals) ?? portRefusal(port);
    if (refusal !== undefined) return wrong(refusal);
    if (host === '') return wrong('--host takes the name or the number of an address of this machine.');
    return { document: positionals[0], host, names, port: Number(port), role };
  } catch (error) {
    return { said: `${reasonOf(error)}\n\n${usage}`, code: exitCodes.wrongInput };
  }
}

function refusalFor({ operations, access }: Product, name: string, { role }: Asked): string | undefined {
  if (operations.length === 0) return `${name} states no entity yet: there is nothing to answer calls about.`;
  if (role === undefined || access.role(role)) return undefined;
  const names = access.roles.map((one) => one.name).join(', ');
  return names ? `${name} has no role '${role}': its roles are ${names}.` : `${name} states no roles.`;
}

/** The backend of the app, with samples. Who does not say who asks is of the role that stands in for it. */
async function backendOf(product: Product, role: string | undefined): Promise<Backend> {
  const store = memoryStore();
  await store.fill(await sampleRecords(product, new Date()));
  const backend = createBackend(product, { store });
  if (role === undefined) return backend;
  const person = await backend(new Request(`http://ninefold.invalid${subjectPath}?role=${encodeURIComponent(role)}`));
  const subject = encodeURIComponent(await person.text());
  return (request) => {
    if (!request.headers.has(subjectHeader)) request.headers.set(subjectHeader, subject);
    return backend(request);
  };
}

function onStranger(name: string) {
  const shown = /^[\w.-]{1,253}$/.test(name) ? name : JSON.stringify(name.slice(0, 99));
  console.error(
    `Refused: somebody asked for ${shown}. If that is what this server is called, start it with --name ${shown}.`,
  );
}

function whyNot(error: unknown, { host, port }: Asked): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken already: name another with --port, or 0 for any that is free.`;
  if (code === 'EACCES') return `Port ${port} may not be listened on: name one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is no address of this machine.`;
  return `The server cannot be started: ${reasonOf(error)}.`;
}

/** Until somebody stops it. A terminal says so to the whole group, npm once more: the first counts. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
