import type { Tools } from '#app/messages/tools';
import { Day, type Field, isTime, lengthOf } from '#specification';

/** What a cell says as an answer, or what is wrong with it. */
export type Read = { answer: unknown } | { wrong: string };

/** How a cell is read. */
export interface Reading {
  words: Tools['csv'];
  /** How yes and no are said. */
  yes: string;
  no: string;
  /** What stands before the decimals where the product is spoken: a point or a comma. */
  decimal: string;
  /** The key of the record that is called so. */
  keyOf: (field: Field, written: string) => Read;
}

/** Reads a cell as its field is answered; what is not said plainly is wrong, and never guessed. */
export function answerOf(field: Field, cell: string, reading: Reading): Read {
  const written = cell.trim();
  if (written === '') return { answer: null };
  const { items } = field;
  if (items) {
    const all = written.split(';').map((part) => answerOf(items, part, reading));
    const wrong = all.find((one) => 'wrong' in one);
    return wrong ?? { answer: all.flatMap((one) => ('answer' in one && one.answer !== null ? [one.answer] : [])) };
  }
  const { words } = reading;
  switch (field.kind.shape.type) {
    case 'number':
      return numberIn(written, reading);
    case 'boolean':
      return yesOrNo(written, reading);
    case 'choice': {
      const plain = written.toLocaleLowerCase();
      const found = field.choices.find(
        ({ value, title }) => String(value) === written || title.toLocaleLowerCase() === plain,
      );
      return found ? { answer: found.value } : { wrong: words.notAChoice(written) };
    }
    case 'key':
      return reading.keyOf(field, written);
    case 'string':
      if (field.kindName === 'duration')
        return lengthOf(written) === undefined ? { wrong: words.notADuration(written) } : { answer: written };
      if (field.kindName === 'time') return isTime(written) ? { answer: written } : { wrong: words.notATime(written) };
      return field.kindName === 'date' || field.kindName === 'dateTime'
        ? dateIn(field, written, words)
        : { answer: field.kindName === 'multiline' ? cell : written };
    case 'list':
    case 'object':
      return { wrong: words.notAChoice(written) };
  }
}

function numberIn(written: string, { decimal, words }: Reading): Read {
  const plain = decimal === ',' && /^-?\d+,\d+$/.test(written) ? written.replace(',', '.') : written;
  return /^-?\d+(\.\d+)?$/.test(plain) ? { answer: Number(plain) } : { wrong: words.notANumber(written) };
}

function yesOrNo(written: string, { yes, no, words }: Reading): Read {
  const plain = written.toLocaleLowerCase();
  if (['true', '1', yes.toLocaleLowerCase()].includes(plain)) return { answer: true };
  if (['false', '0', no.toLocaleLowerCase()].includes(plain)) return { answer: false };
  return { wrong: words.notYesOrNo(written) };
}

function dateIn({ kindName }: Field, written: string, words: Reading['words']): Read {
  if (kindName === 'date') return Day.parse(written) ? { answer: written } : { wrong: words.notADate(written) };
  const moment = /^\d{4}-\d\d-\d\d/.test(written) ? new Date(written) : undefined;
  return moment && !Number.isNaN(moment.getTime())
    ? { answer: moment.toISOString() }
    : { wrong: words.notADate(written) };
}
