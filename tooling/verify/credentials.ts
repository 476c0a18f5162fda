import { readFileSync } from 'node:fs';
import { isGone } from '../command-line.ts';

/** What proves to a server that somebody of a role asks. */
interface Credential {
  /** Who that is, as `subject.id` in the document. */
  id?: string;
  headers: Record<string, string>;
}

/** Who can ask, by role. */
export type Credentials = ReadonlyMap<string, readonly Credential[]>;

/** What is wrong with credentials, in a sentence that does not repeat them. */
export class WrongCredentials extends Error {}

interface Given {
  /** A JSON file: `{ "clerk": { "id": "u-7", "headers": { "authorization": "Bearer ${CLERK_TOKEN}" } } }`. */
  file: string | undefined;
  /** Each as `clerk=Authorization: Bearer …`. */
  headers: readonly string[];
}

/** Who can ask; undefined where nothing is said of it. Throws where something that is said cannot be used. */
export function credentialsOf({ file, headers }: Given, roles: readonly string[]): Credentials | undefined {
  if (file === undefined && headers.length === 0) return undefined;
  const found = new Map<string, Credential[]>();
  const add = (role: string, credential: Credential, where: string) => {
    if (!roles.includes(role))
      throw new WrongCredentials(
        `${where} names the role '${role}': the roles are ${roles.join(', ') || 'not stated'}.`,
      );
    found.set(role, [...(found.get(role) ?? []), credential]);
  };
  for (const [role, credential] of file === undefined ? [] : inFile(file)) add(role, credential, file ?? '');
  for (const [role, header] of headers.map(inArgument)) {
    const known = found.get(role)?.[0];
    if (known) Object.assign(known.headers, header);
    else add(role, { headers: header }, '--header');
  }
  return found;
}

function inFile(file: string): [string, Credential][] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isThere = !isGone(error);
    throw new WrongCredentials(isThere ? `${file} is no JSON.` : `${file} is not there.`);
  }
  if (!isObject(read)) throw new WrongCredentials(`${file} is no object of roles.`);
  return Object.entries(read).flatMap(([role, written]) =>
    [written].flat().map((one): [string, Credential] => [role, credentialOf(one, file, role)]),
  );
}

function credentialOf(written: unknown, file: string, role: string): Credential {
  const { id, headers } = isObject(written) ? written : {};
  if (!isObject(headers) || (id !== undefined && typeof id !== 'string'))
    throw new WrongCredentials(`${file} has no "headers" for ${role}, or an "id" that is no text.`);
  const where = `${file}, ${role}`;
  const usable = Object.entries(headers).map(([name, value]) => usableHeader(name, String(value), where));
  return { ...(id === undefined ? {} : { id }), headers: Object.fromEntries(usable) };
}

function inArgument(written: string): [string, Record<string, string>] {
  const [, role, name, value] = /^([^=]+)=\s*([^:\s]+)\s*:\s*(.*)$/su.exec(written) ?? [];
  if (role === undefined || name === undefined || value === undefined)
    throw new WrongCredentials("--header takes a role and a header, such as 'clerk=Authorization: Bearer …'.");
  return [role.trim(), Object.fromEntries([usableHeader(name, value, '--header')])];
}

/** With what the environment has in place of `${NAME}`. */
function usableHeader(name: string, written: string, where: string): [string, string] {
  const value = written.replace(/\$\{(\w+)\}/g, (_, variable: string) => {
    const found = process.env[variable];
    if (!found) throw new WrongCredentials(`${where} names \${${variable}}, which the environment does not have.`);
    return found;
  });
  try {
    new Headers([[name, value]]);
  } catch {
    throw new WrongCredentials(`${where}: the header '${name}' cannot be sent as it is written.`);
  }
  return [name.toLowerCase(), value];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
