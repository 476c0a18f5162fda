import { isMap, Written } from '../../chapters/facts.ts';
import { currencyCalled } from '../../vocabulary/words/currency-names.ts';
import { keyCalled } from '../../vocabulary/words/key-words.ts';
import { languageNamed } from '../../vocabulary/words/language-names.ts';
import { kindWords, layouts } from '../../vocabulary/words/screen-kinds.ts';
import { shortForms } from '../../vocabulary/words/short-forms.ts';
import { entriesOf, type Fact, instead, thingOf } from './fact.ts';
import { names, type Reads } from './reader.ts';
import { statedAt } from './short-field.ts';

const textOf = ({ value }: Fact) => (typeof value === 'string' ? value.trim() : '');

/** A text alone is what people read. */
export const titled: Reads = (fact) =>
  shortForms.title.test(textOf(fact)) ? statedAt(fact, { title: fact.value }) : fact;

/** A path alone is where a screen is found. */
const atAddress: Reads = (fact) => (shortForms.path.test(textOf(fact)) ? statedAt(fact, { path: textOf(fact) }) : fact);

/** A path alone, or a list that is told by how it is laid out: `kind: board`. */
export const asScreen: Reads = (fact, path) => {
  const read = atAddress(fact, path);
  const entries = entriesOf(read);
  const at = entries.findIndex(([key, said]) => saysKind(key) && layouts.has(textOf(said).toLowerCase()));
  const [, said] = entries[at] ?? [];
  const as = said && layouts.get(textOf(said).toLowerCase());
  if (!said || !as || entries.some(([key]) => key === 'as')) return read;
  return thingOf(entries.toSpliced(at, 1, ['kind', instead(said, 'list')], ['as', instead(said, as)]), read.at);
};

const saysKind = (key: string) => key.toLowerCase() === 'kind' || keyCalled('screen', key) === 'kind';

/** `euro` is a currency. */
export const currency: Reads = (fact) => {
  const code = currencyCalled(textOf(fact));
  return code === undefined ? fact : instead(fact, code);
};

/** `English`, `Deutsch und Englisch` are languages. */
export const locales: Reads = (fact) => {
  const { value } = fact;
  const isList = Array.isArray(value);
  const written: readonly unknown[] = isList ? value : textOf(fact).split(/\s*[,;、،/&]\s*|\s+(?:and|und|و)\s+/);
  const tags = written.map((one) => (typeof one === 'string' ? (languageNamed(one) ?? one) : one));
  if (tags.every((tag, index) => tag === written[index]) && written.length < 2) return fact;
  return isList ? { value: tags, at: fact.at } : instead(fact, tags);
};

/** An error that is called by its number, `404 Not found`, or that is nothing else, `404`, is answered with it. */
export const answered: Reads = (fact, path) => {
  const { value } = fact;
  if (value instanceof Written && isStatus(value.value)) return statedAt(fact, { status: value });
  const name = path.slice(path.indexOf('.') + 1);
  const [, status = ''] = /^([1-5]\d\d)(?!\d)/.exec(name) ?? [];
  const read = titled(fact, path);
  if (status === '' || !isMap(read.value) || Object.hasOwn(read.value, 'status')) return read;
  return thingOf(
    [
      ...entriesOf(statedAt({ value: name, at: fact.at }, { status: new Written(Number(status), status) })),
      ...entriesOf(read),
    ],
    fact.at,
  );
};

const isStatus = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value < 600;

/** A view that is called as records are laid out, and says nothing else, is laid out so. */
export const laidOut: Reads = (fact, path) => {
  const as = layoutCalled(path.split('.').at(-1) ?? '');
  return as === undefined || !isMap(fact.value) || entriesOf(fact).length > 0 ? fact : statedAt(fact, { as });
};

/** `board` alone is a view. */
export const layoutsOf = (fact: Fact): Fact =>
  layoutCalled(textOf(fact)) === undefined ? fact : instead(fact, [textOf(fact)]);

const layoutCalled = (word: string) => (word.toLowerCase() === 'table' ? 'table' : layouts.get(word.toLowerCase()));

const sorted =
  /^(?:(?:sorted |order(?:ed)? )?by |nach )?(\S.*?) +(?:(desc(?:ending)?|absteigend)|asc(?:ending)?|aufsteigend)$/i;

/** `price desc` is sorted by as `-price` is. */
export const sort: Reads = (fact, path) => {
  const read = names(fact, path);
  const parts = Array.isArray(read.value) ? read.value : [read.value];
  const meant = parts.map((part: unknown) => {
    const [, field, isDown] = typeof part === 'string' ? (sorted.exec(part) ?? []) : [];
    return field === undefined ? part : `${isDown ? '-' : ''}${field}`;
  });
  if (meant.every((part, index) => part === parts[index])) return read;
  return Array.isArray(read.value) ? { value: meant, at: read.at } : instead(fact, meant);
};

/** `Liste` is a kind of screen. */
export const kind: Reads = (fact) => {
  const meant = kindWords.get(textOf(fact).toLowerCase());
  return meant === undefined ? fact : instead(fact, meant);
};

/** `GET /tools` is a method and a path. */
export const request: Reads = (fact) => {
  const [, method, path] = shortForms.request.exec(textOf(fact)) ?? [];
  return method && path ? statedAt(fact, { method: method.toLowerCase(), path }) : fact;
};

/** A call that is named by its method and path has these, where it states no others. */
export function withRequests(calls: Fact): Fact {
  const entries = entriesOf(calls);
  if (!entries.some(([name]) => shortForms.request.test(name))) return calls;
  return thingOf(
    entries.map(([name, call]) => {
      const asked = entriesOf(request({ value: name, at: call.at }, ''));
      const own = entriesOf(call);
      const isOther = asked.some(([key]) => own.some(([stated]) => stated === key));
      return [name, !isMap(call.value) || isOther ? call : thingOf([...asked, ...own], call.at)];
    }),
    calls.at,
  );
}
