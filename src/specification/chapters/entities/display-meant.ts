import { kindOf } from '../../fields/index.ts';
import { memberOf } from '../../vocabulary/fields-of-record.ts';
import type { FieldFacts } from './vocabulary.ts';

type Fields = ReadonlyMap<string, FieldFacts>;

const textual: ReadonlySet<string> = new Set(['text', 'multiline', 'email', 'phone', 'uri', 'choice']);

/** The expression that several fields are meant by, `{number}: {title}`, `number and title`; undefined where one is not there. */
export function displayMeant(written: string, fields: Fields): string | undefined {
  const parts = /\{.*\}/.test(written) ? ofTemplate(written, fields) : ofNames(written, fields);
  return parts && `=${parts.join(' + ')}`;
}

function ofTemplate(written: string, fields: Fields): string[] | undefined {
  const pieces = written.split(/\$?\{\s*(?:record\.)?([^{}]*?)\s*\}/);
  const parts = pieces.map((piece, at) => (at % 2 === 1 ? textOf(piece, fields) : piece && literal(piece)));
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== undefined && part !== '').map(String);
}

function ofNames(written: string, fields: Fields): string[] | undefined {
  const names = written.split(/\s*(?:[+,&]|(?<!\S)(?:and|und)(?!\S))\s*/u).map((name) => name.replace(/^record\./, ''));
  const literals = names.filter((name) => !/^(['"]).*\1$/.test(name));
  const parts = literals.map((name) => textOf(name, fields));
  if (names.length < 2 && literals[0] === written) return undefined;
  return parts.includes(undefined)
    ? undefined
    : parts.flatMap((part, at) => (at > 0 ? ["' '", String(part)] : String(part)));
}

const literal = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** Texts are joined to texts alone. */
function textOf(name: string, fields: Fields): string | undefined {
  const field = fields.get(name);
  if (!field) return undefined;
  return textual.has(kindOf(field).kind) ? memberOf(name) : `string(${memberOf(name)})`;
}
