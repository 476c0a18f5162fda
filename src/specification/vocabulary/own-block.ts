import { isMap, Written } from '../chapters/facts.ts';
import type { ChapterKey } from '../chapters/keys.ts';
import type { Language } from '../texts/language.ts';
import { type OwnNames, ownExample } from './own-example.ts';
import { named, someNamed } from './own-fields.ts';
import { namesIn, namesOfText, namesOrOne } from './own-names.ts';
import { permissionsOf, saidOfRole } from './own-rights.ts';
import { nounOf } from './own-screen.ts';
import { isNameShown } from './shown-name.ts';
import { singular } from './spoken-of.ts';
import { exampleIn } from './words/example-words.ts';
import { inFlow } from './written.ts';
import { permitted } from './written-permissions.ts';

/** Longer lists are no example. */
const mostNamed = 30;

/** What a block of a chapter could be that is none, with what stands there and the names of its document. */
export function ownBlock(chapter: ChapterKey, input: unknown, names: OwnNames): string | undefined {
  if (chapter === 'errors' && Array.isArray(input)) return errorsIn(input, names.language);
  if (ofSentences.has(chapter) && Array.isArray(input) && input.length > 1) return sentencesIn(chapter, input, names);
  const [tool = '', unnamed = ''] = ['tool', 'name'].map((word) => exampleIn(names.language, word));
  const listed = namesIn(input).slice(0, mostNamed);
  const words =
    typeof input === 'string' ? input : Array.isArray(input) && typeof input[0] === 'string' ? input[0] : '';
  switch (chapter) {
    case 'purpose':
      return words && words.length < 80 ? `summary: ${inFlow(words)}` : undefined;
    case 'access': {
      const rights = rightsIn(words, names);
      const roles = someNamed(listed.length > 0 ? listed : namesOrOne(words));
      return rights ?? (roles && `roles: ${roles}`);
    }
    case 'entities': {
      const several = namesOfText(words);
      if (several.length > 1 && typeof input === 'string')
        return several.map((one) => `${singular(one)}: { fields: { ${unnamed}: { type: string } } }`).join('\n');
      return words === '' ? undefined : entityIn(words, tool, unnamed, names.language);
    }
    case 'screens': {
      const several = typeof input === 'string' ? namesOfText(words.replaceAll(/ *(?:->|→|=>) */g, ', ')) : [];
      if (several.length > 1)
        return several.map((one) => `${one}: ${ownExample(`screens.${one}`, '', names)}`).join('\n');
      const name = isNameShown(words) ? words : (names.entities[0] ?? tool);
      return `${name}: ${ownExample(`screens.${name}`, isNameShown(words) ? '' : words, names)}`;
    }
    case 'lifecycles': {
      const [name = names.entities[0] ?? tool] = names.spokenOf(words);
      const own = ownExample(`lifecycles.${name}`, listed.length > 1 ? listed : words, names);
      return own && `${name}: ${own}`;
    }
    // What a rule is about its words say: it has no name yet.
    case 'rules':
    case 'calls':
    case 'errors':
    case 'constants': {
      const constant = chapter === 'constants' ? constantIn(words) : undefined;
      if (constant !== undefined) return constant;
      const own = ownExample(`${chapter}.${chapter === 'rules' ? '' : (names.entities[0] ?? tool)}`, words, names);
      return own && `${unnamed}: ${own}`;
    }
  }
}

/** `sellers can edit orders` */
function rightsIn(words: string, names: OwnNames): string | undefined {
  const said = saidOfRole(words, names.roles);
  if (!said) return undefined;
  const [role, what] = said;
  return permitted(permissionsOf(role, what, names), names);
}

/** `VAT = 19 %`, `the VAT is 19 %` */
function constantIn(words: string): string | undefined {
  const said = words.length < 80 ? words.replace(article, '') : '';
  const [, called = '', value = ''] = /^(.+?)\s*(?:=|:|\bis\b|\bist\b)\s*(\S.*)$/.exec(said) ?? [];
  return isNameShown(called) ? `${called}: ${value}` : undefined;
}

/** What people state in sentences, one below the other: these have no names of their own. */
const ofSentences: ReadonlySet<ChapterKey> = new Set(['rules', 'calls', 'constants']);

function sentencesIn(chapter: ChapterKey, list: readonly unknown[], names: OwnNames): string | undefined {
  const unnamed = exampleIn(names.language, 'name');
  const each = list.map((words, index) => {
    const [[name, said] = [], ...others] = Object.entries(isMap(words) ? words : {});
    const constant = chapter === 'constants' && typeof words === 'string' ? constantIn(words) : undefined;
    if (constant !== undefined) return constant;
    // `- hours per day: max 24` has its name in front.
    const called = name !== undefined && isNameShown(name) && others.length === 0 ? name : undefined;
    const text = called === undefined ? words : said;
    const one = typeof text === 'string' ? ownExample(`${chapter}.${called ?? ''}`, text, names) : undefined;
    return one && `${called ?? `${unnamed}${index === 0 ? '' : ` ${index + 1}`}`}: ${one}`;
  });
  return each.every((one) => one !== undefined) ? each.slice(0, mostNamed).join('\n') : undefined;
}

/** Errors in a list, `- NOT_FOUND (404): No such book`, `- { code: taken, status: 409, message: … }`; undefined where one says neither number nor words. */
function errorsIn(list: readonly unknown[], language: Language): string | undefined {
  const unnamed = exampleIn(language, 'name');
  const each = list.map((one, index) => {
    const { name, status, title } = typeof one === 'string' ? errorSaid(one) : errorStated(one);
    const facts = [status && `status: ${status}`, title && `title: ${inFlow(title)}`].filter(Boolean);
    const called = name !== undefined && isNameShown(name) ? name : `${unnamed}${index === 0 ? '' : ` ${index + 1}`}`;
    return facts.length > 0 ? `${called}: { ${facts.join(', ')} }` : undefined;
  });
  return each.length > 0 && each.every((one) => one !== undefined) ? each.slice(0, mostNamed).join('\n') : undefined;
}

interface ErrorParts {
  name?: string | undefined;
  status?: string | undefined;
  title?: string | undefined;
}

function errorSaid(words: string): ErrorParts {
  const [, name = '', status, title = ''] = /^(.*?)[\s(]*(?<!\d)([45]\d\d)(?!\d)[\s):,–-]*(.*)$/.exec(words) ?? [
    '',
    '',
    undefined,
    words,
  ];
  const said = title.trim() || name.trim();
  return { name: title.trim() === '' ? undefined : name.trim() || undefined, status, title: said };
}

function errorStated(one: unknown): ErrorParts {
  const parts = isMap(one) ? one : {};
  const [[key, only] = [], ...others] = Object.entries(parts);
  const texts = Object.fromEntries(
    Object.entries(parts).map(([key, value]) => [
      key.toLowerCase(),
      value instanceof Written ? value.source : String(value),
    ]),
  );
  const [status] = [texts.status, texts.code, texts.number].filter((text) => /^[45]\d\d$/.test(text ?? ''));
  const title = texts.title ?? texts.message ?? texts.text ?? texts.detail ?? texts.description;
  if (title === undefined && key !== undefined && others.length === 0 && typeof only === 'string')
    return /[45]\d\d/.test(key) ? errorSaid(`${key}: ${only}`) : { ...errorSaid(only), name: key };
  return {
    name: texts.name ?? texts.key ?? texts.id ?? (status === texts.code ? undefined : texts.code),
    status,
    title,
  };
}

const article = /^(?:an?|the|its|one|der|die|das|eine?[nr]?) +/i;

/** `a bike with a name and a price`, `Bike has name, price`, `bikes`. */
function entityIn(words: string, tool: string, field: string, language: Language): string | undefined {
  const [head = '', tail = ''] = words.split(/ +(?:has|have|with|hat|haben|mit) +| *[=(:] */);
  const said = head.replace(article, '');
  const noun = language === 'de' && isNameShown(said) && !said.includes(' ') ? said : nounOf([said], 'screens', tool);
  const parts = tail.replace(/\)$/, '').split(/\s*[,;、،]\s*(?:and |und )?|\s+(?:and|und)\s+/);
  const fields = parts.map((part) => part.trim().replace(article, '')).filter(isNameShown);
  if (!isNameShown(noun) || head.split(' ').length > 3) return undefined;
  const own = fields.length > 0 ? fields.slice(0, mostNamed) : namesOfText(tail);
  return `${noun}: { fields: ${own.length > 0 ? named(own) : `{ ${field}: { type: string } }`} }`;
}
