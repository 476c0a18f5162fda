import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server can get wrong; each is caught by name. */
export type Mistake =
  | 'a character too many'
  | 'a role too much'
  | 'another status'
  | 'no default'
  | 'a state that is not reachable'
  | 'done for who may not'
  | 'nothing worked out'
  | 'changes what is closed'
  | 'no rule'
  | 'everybody is signed in'
  | 'no filter'
  | 'another begin';

interface Errand {
  id: string;
  title: string;
  pay: number | null;
  tip: number | null;
  urgent: boolean | null;
  runner: string | null;
  status: string;
  revision: number;
}

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const people: Record<string, { id: string; role: string }> = {
  'Bearer k-1': { id: 'kim', role: 'keeper' },
  'Bearer r-1': { id: 'ray', role: 'runner' },
  'Bearer r-2': { id: 'rob', role: 'runner' },
};
const paths: Record<string, string[]> = {
  list: ['GET', 'POST'],
  one: ['GET', 'PATCH', 'DELETE'],
  take: ['POST'],
  finish: ['POST'],
};
const may: Record<string, string[]> = { keeper: ['GET', 'POST', 'PATCH', 'DELETE'], runner: ['GET', 'take', 'finish'] };
const settable = ['title', 'pay', 'tip', 'urgent', 'runner'];

/** A server for errands as somebody would write it who only knows the document: with arrays, ifs and bearer tokens. */
export async function errandServer(mistake?: Mistake) {
  let errands = begin();
  let last = errands.length;
  const server = createServer(async (request, response) => {
    const { status, body, headers } = answer(request, await read(request));
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined || request.method === 'HEAD' ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  function answer(request: IncomingMessage, text: string): Answer {
    const url = new URL(request.url ?? '/', 'http://x');
    const [, first, id, verb] = url.pathname.split('/');
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    if (first !== 'errands') return problem(404, 'about:blank', 'No such address');
    const allowed = paths[verb ?? (id ? 'one' : 'list')] ?? [];
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    if (method === 'OPTIONS') return { status: 204, headers: { allow } };
    if (!allowed.includes(method)) return { ...problem(405, 'about:blank', 'No'), headers: { allow } };
    const fallback = mistake === 'everybody is signed in' ? people['Bearer k-1'] : undefined;
    const who = people[request.headers.authorization ?? ''] ?? fallback;
    if (!who) return problem(401, 'urn:problem:signed-out', 'Say who you are');
    const isAllowed =
      may[who.role]?.includes(verb ?? method) || (mistake === 'a role too much' && method === 'POST' && !id);
    if (!isAllowed) {
      if (mistake === 'done for who may not' && method === 'DELETE') return { status: 200, body: {} };
      return problem(403, 'urn:problem:not-you', 'This is not for you');
    }
    if (!id) return method === 'GET' ? list(url.searchParams) : add(text);
    const errand = errands.find((one) => one.id === decodeURIComponent(id));
    if (!errand) return problem(404, 'urn:problem:gone', 'There is no such errand');
    if (verb === 'take') return move(errand, ['open'], 'taken');
    if (verb === 'finish' && errand.runner !== who.id)
      return problem(403, 'urn:problem:not-you', 'This is not for you');
    if (verb === 'finish')
      return move(errand, mistake === 'a state that is not reachable' ? ['open', 'taken'] : ['taken'], 'done');
    if (method === 'GET') return one(errand);
    if (method === 'DELETE') {
      errands = errands.filter((other) => other !== errand);
      return { status: 204 };
    }
    return change(errand, text, request.headers['if-match']);
  }

  function list(query: URLSearchParams): Answer {
    let found = [...errands];
    const q = query.get('q')?.toLowerCase();
    if (q) found = found.filter(({ title }) => title.toLowerCase().includes(q));
    const status = query.get('filter[status]')?.split(',');
    if (status && mistake !== 'no filter') found = found.filter((one) => status.includes(one.status));
    if (query.get('view') === 'paid') found = found.filter(({ pay }) => pay !== null && pay > 20);
    if (query.get('screen') === 'errands')
      found.sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));
    const size = Number(query.get('size') ?? (query.get('screen') === 'errands' ? 4 : 20));
    const start = (Number(query.get('page') ?? 1) - 1) * size;
    return { status: 200, body: { items: found.slice(start, start + size).map(shown), total: found.length } };
  }

  function add(text: string): Answer {
    const body = JSON.parse(text || '{}');
    const wrong = check(body, {});
    if (wrong) return wrong;
    last += 1;
    const urgent = mistake === 'no default' ? null : false;
    const status = mistake === 'another begin' ? 'taken' : 'open';
    const blank = { id: `e${last}`, title: '', pay: null, tip: null, urgent, runner: null, status, revision: 1 };
    const errand: Errand = { ...blank, ...body };
    errands.push(errand);
    const made = one(errand);
    return { ...made, status: 201, headers: { ...made.headers, location: `/errands/${errand.id}` } };
  }

  function change(errand: Errand, text: string, match: string | undefined): Answer {
    if (!match) return problem(428, 'about:blank', 'Say which revision');
    if (match !== '*' && match !== `"${errand.revision}"`) return problem(412, 'about:blank', 'It was changed');
    const body = JSON.parse(text || '{}');
    const isClosed = errand.status === 'done' && mistake !== 'changes what is closed';
    if (isClosed && Object.keys(body).some((name) => settable.includes(name)))
      return problem(403, 'about:blank', 'It is done');
    const wrong = check(body, errand);
    if (wrong) return wrong;
    Object.assign(errand, body, { revision: errand.revision + 1 });
    return one(errand);
  }

  function move(errand: Errand, from: string[], to: string): Answer {
    if (!from.includes(errand.status))
      return problem(mistake === 'another status' ? 400 : 409, 'about:blank', `It is ${errand.status}`);
    errand.status = to;
    errand.revision += 1;
    return one(errand);
  }

  function check(body: Record<string, unknown>, before: Partial<Errand>): Answer | undefined {
    const after: Record<string, unknown> = { urgent: false, ...before, ...body };
    const errors: { pointer: string; code: string }[] = [];
    const wrong = (name: string, code: string) => errors.push({ pointer: `#/${name}`, code });
    for (const name of Object.keys(body))
      if (!settable.includes(name)) wrong(name, ['id', 'total', 'status'].includes(name) ? 'readOnly' : 'unknownField');
    const { title, pay, tip, urgent, runner } = after;
    if (title === undefined || title === null || title === '') wrong('title', 'required');
    else if (typeof title !== 'string') wrong('title', 'type');
    else if ([...title].length < 3) wrong('title', 'minLength');
    else if ([...title].length > (mistake === 'a character too many' ? 41 : 40)) wrong('title', 'maxLength');
    if (pay !== null && pay !== undefined) {
      if (typeof pay !== 'number') wrong('pay', 'type');
      else if (pay < 1) wrong('pay', 'minimum');
      else if (pay > 500) wrong('pay', 'maximum');
    }
    if (tip !== null && tip !== undefined) {
      if (typeof tip !== 'number') wrong('tip', 'type');
      else if (!Number.isInteger(tip)) wrong('tip', 'integer');
      else if (tip < 0) wrong('tip', 'minimum');
    }
    if (urgent !== null && urgent !== undefined && typeof urgent !== 'boolean') wrong('urgent', 'type');
    if (runner !== null && runner !== undefined && typeof runner !== 'string') wrong('runner', 'type');
    if (errors.length > 0) return problem(422, 'about:blank', 'Look again', errors);
    const isUnfair = urgent === true && typeof pay === 'number' && pay < 10 && mistake !== 'no rule';
    if (!isUnfair) return undefined;
    const title8 = 'An urgent errand is paid with 10 or more';
    return problem(422, 'urn:problem:unfair', title8, [{ pointer: '#/pay', code: 'fair' }]);
  }

  function shown({ revision: _, ...errand }: Errand) {
    const total = errand.pay === null || errand.tip === null ? null : errand.pay + errand.tip;
    return mistake === 'nothing worked out' ? errand : { ...errand, total };
  }

  function one(errand: Errand): Answer {
    return { status: 200, body: shown(errand), headers: { etag: `"${errand.revision}"` } };
  }
}

function begin(): Errand[] {
  const states = ['open', 'taken', 'done'];
  return Array.from({ length: 9 }, (_, index) => ({
    id: `e${index + 1}`,
    title: `${['Fetch milk', 'Walk the dog', 'Mow the lawn', 'Post a parcel', 'Water plants'][index % 5]} ${index + 1}`,
    pay: index === 4 ? null : 5 + index * 4,
    tip: index % 3 === 0 ? null : index,
    urgent: index === 7,
    runner: [null, 'ray', 'rob'][index % 4 === 3 ? 0 : (index % 2) + 1] ?? null,
    status: states[index % 3] ?? 'open',
    revision: 1,
  }));
}

function problem(status: number, type: string, title: string, errors?: unknown): Answer {
  return {
    status,
    body: { type, status, title, ...(errors ? { errors } : {}) },
    headers: { 'content-type': 'application/problem+json' },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}
