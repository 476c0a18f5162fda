import { EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml';
import { plainScalar } from '../reading/scalar.ts';

/** A text as it stands in one line of a document: in quotes where something else would be read. */
export const inFlow = (text: string) => (isPlain(text) ? text : JSON.stringify(text));

const words = /^\p{L}[\p{L}\p{M}\p{N}_-]*(?: [\p{L}\p{M}\p{N}_-]+)*$/u;

/** Whether the reader would read just this text in a list, where most signs mean something, and as a value. */
function isPlain(text: string): boolean {
  if (plainScalar(text, false) !== text || /^(?:yes|no)$/i.test(text)) return false;
  return words.test(text) || (!/^[-?:] /.test(text) && isOneScalar(text));
}

function isOneScalar(text: string): boolean {
  const list = `[${text}]`;
  try {
    const [scalar, ...others] = parseEvents(list, {})
      .filter(({ type }) => type !== EVENT_ID.POP)
      .slice(2);
    if (scalar?.type !== EVENT_ID.SCALAR || others.length > 0) return false;
    return scalar.style === SCALAR_STYLE.PLAIN && getScalarValue(list, scalar) === text;
  } catch {
    return false;
  }
}
