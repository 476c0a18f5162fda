import { memberOf } from '../../vocabulary/fields-of-record.ts';
import type { Names } from '../names.ts';
import { typeOfField } from '../typing/fields.ts';
import type { FieldFacts } from './vocabulary.ts';

/** The expression that several fields are meant by, `{number}: {title}`, `number and title`; undefined where one is not there. */
export function displayMeant(
  written: string,
  fields: ReadonlyMap<string, FieldFacts>,
  names: Names,
): string | undefined {
  const parts = piecesOf(written).map((piece) => {
    if (typeof piece === 'string') return `'${piece.replaceAll(/['\\]/g, '\\$&')}'`;
    const field = fields.get(piece.field);
    const member = memberOf(piece.field);
    // Texts are joined to texts alone.
    return field && (typeOfField(field, names).kind === 'text' ? member : `string(${member})`);
  });
  return parts.includes(undefined) ? undefined : `=${parts.join(' + ')}`;
}

/** What a template is made of, and what stands between its fields; names beside one another are parted by a blank. */
function piecesOf(written: string): (string | { field: string })[] {
  if (/\{.*\}/.test(written)) {
    const pieces = written.split(/\$?\{\s*(?:record\.)?([^{}]*?)\s*\}/);
    return pieces.map((piece, at) => (at % 2 === 1 ? { field: piece } : piece)).filter((piece) => piece !== '');
  }
  const names = written.split(/\s*(?:[+,&]|(?<!\S)(?:and|und)(?!\S))\s*/u).filter((name) => !/^(['"]).*\1$/.test(name));
  return names.flatMap((name, at) => [...(at > 0 ? [' '] : []), { field: name.replace(/^record\./, '') }]);
}
