import { createContext, use } from 'react';
import { parseKept } from '#app/settings';
import { isObject, type Values } from '#specification';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { type Draft, parseDraft } from './draft.ts';
import { newId } from './new-id.ts';
import { browserShelf, type Shelf } from './shelf.ts';
import { type Tab, thisTab } from './tab.ts';

/** The draft of one form in this tab. */
export interface DraftKeeper {
  /** What was typed before: in this tab, else in one that is closed. */
  draft?: Draft;
  /** What was kept of the form and cannot be read. */
  aside: readonly string[];
  /** @returns false where there is no room for it */
  keep: (draft: Omit<Draft, 'at'>) => boolean;
  forget: () => void;
  forgetAside: () => void;
}

/** What a form says of drafts that were kept before its document was changed. */
export interface Fitting {
  /** Whether the form can be opened with a draft; one that is not is set aside. */
  isFitting?: (draft: Draft) => boolean;
  /** The answers that the form has no place for: they are set aside. */
  leftOf?: (draft: Draft) => Values;
  /** Whether a name is one that the form may have had before. */
  isBefore?: (form: string) => boolean;
  /** Whether a draft of such a name can be of no other form. */
  isSurely?: (draft: Draft) => boolean;
}

/** Both are as long as each other: what is set aside has room where it lay. */
const prefixes = { draft: 'draft.', aside: 'aside.' };
const tabLength = 36;

/** Keeps drafts: each tab has its own of each form, and takes over those of tabs that are closed. */
export class Drafts {
  readonly #shelf: Shelf;
  readonly #tab: Tab;
  /** What the browser had no room for, until the page is left. */
  readonly #unkept = new Map<string, Draft>();

  readonly #onUnkept: (isUnkept: boolean) => void;

  /** @param onUnkept told whether something would be lost if the page was left now */
  constructor(shelf: Shelf, tab: Tab, onUnkept: (isUnkept: boolean) => void = () => undefined) {
    this.#shelf = shelf;
    this.#tab = tab;
    this.#onUnkept = onUnkept;
  }

  /** Whether opening a form would bring a draft back; nothing is taken over by asking. */
  async has(form: string): Promise<boolean> {
    const tab = await this.#tab.id();
    if (this.#unkept.has(`${prefixes.draft}${tab}.${form}`)) return true;
    const kept = this.#texts(prefixes.draft, form).filter(({ text }) => parseDraft(text) !== undefined);
    const open = await this.#tab.openOf(kept.map(({ name }) => tabIn(name)));
    return kept.some(({ name }) => tabIn(name) === tab || !open.has(tabIn(name)));
  }

  /** @param form the name of the form */
  async open(
    form: string,
    { isFitting = () => true, leftOf, isBefore = () => false, isSurely = () => false }: Fitting = {},
  ): Promise<DraftKeeper> {
    const parse = (text: string) => {
      const draft = parseDraft(text);
      return draft && isFitting(draft) ? draft : undefined;
    };
    const tab = await this.#tab.id();
    const own = `${prefixes.draft}${tab}.${form}`;
    const isOfForm = (name: string) => name === form || isBefore(name);
    const open = await this.#tab.openOf(this.#texts(prefixes.draft, isOfForm).map(({ name }) => tabIn(name)));
    const isFree = (name: string) => tabIn(name) === tab || !open.has(tabIn(name));
    // What cannot be read must not be written over.
    for (const { name, text } of this.#texts(prefixes.draft, form))
      if (isFree(name) && !parse(text)) this.#move(name, asideOf(form), text);
    if (this.#shelf.read(own) === null) this.#takeOver(form, own, open);
    const before = this.#texts(prefixes.draft, isBefore).filter(({ name }) => isFree(name));
    const surely = before.find(({ text }) => {
      const draft = parse(text);
      return draft && isSurely(draft);
    });
    if (this.#shelf.read(own) === null && surely) this.#move(surely.name, own, surely.text);
    if (leftOf) {
      this.#takeBack(own, form, parse, leftOf);
      this.#setAside(own, form, parse, leftOf);
    }
    const kept = this.#shelf.read(own);
    const asides = [...this.#texts(prefixes.aside, form), ...before.filter((one) => one !== surely)];
    return {
      draft: this.#unkept.get(own) ?? (kept === null ? undefined : parse(kept)),
      aside: asides.map(({ text }) => text),
      keep: (draft) => {
        const dated = { ...draft, at: new Date().toISOString() };
        const isKept = this.#shelf.write(own, JSON.stringify(dated));
        this.#hold(own, isKept ? undefined : dated);
        return isKept;
      },
      forget: () => {
        this.#hold(own, undefined);
        this.#shelf.write(own, null);
      },
      forgetAside: () => {
        for (const { name } of asides) this.#shelf.write(name, null);
      },
    };
  }

  #hold(name: string, draft: Draft | undefined) {
    if (draft) this.#unkept.set(name, draft);
    else this.#unkept.delete(name);
    this.#onUnkept(this.#unkept.size > 0);
  }

  /** What lay beside, and has a place in the form again. */
  #takeBack(own: string, form: string, parse: (text: string) => Draft | undefined, leftOf: (draft: Draft) => Values) {
    for (const { name, text } of this.#texts(prefixes.aside, form)) {
      const values = parseLeft(text);
      const at = new Date().toISOString();
      const back = values && parse(JSON.stringify({ values, at }));
      if (!back || Object.keys(leftOf(back)).length > 0) continue;
      const draft = parse(this.#shelf.read(own) ?? '');
      const whole = { at, ...draft, values: { ...back.values, ...draft?.values } };
      if (this.#shelf.write(own, JSON.stringify(whole))) this.#shelf.write(name, null);
    }
  }

  /** What a form has no place for lies beside its draft, which goes on with the rest. */
  #setAside(own: string, form: string, parse: (text: string) => Draft | undefined, leftOf: (draft: Draft) => Values) {
    const draft = parse(this.#shelf.read(own) ?? '');
    const left = draft ? leftOf(draft) : {};
    if (!draft || Object.keys(left).length === 0) return;
    const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !Object.hasOwn(left, name)));
    const isKept = this.#shelf.write(asideOf(form), JSON.stringify(left));
    if (isKept) this.#shelf.write(own, Object.keys(values).length > 0 ? JSON.stringify({ ...draft, values }) : null);
  }

  #texts(prefix: string, form: string | ((form: string) => boolean)): { name: string; text: string }[] {
    const isWanted = typeof form === 'string' ? (name: string) => name === form : form;
    return this.#shelf.names().flatMap((name) => {
      if (!name.startsWith(prefix) || !isWanted(name.slice(prefix.length + tabLength + 1))) return [];
      const text = this.#shelf.read(name);
      return text === null ? [] : [{ name, text }];
    });
  }

  #takeOver(form: string, own: string, open: ReadonlySet<string>) {
    const [latest] = this.#texts(prefixes.draft, form)
      .filter(({ name }) => !open.has(tabIn(name)))
      .map((one) => ({ ...one, at: Date.parse(parseDraft(one.text)?.at ?? '') }))
      .sort((a, b) => b.at - a.at);
    if (latest) this.#move(latest.name, own, latest.text);
  }

  /** There is room for one of the two. Where another tab takes it in between, it also stays where it was. */
  #move(from: string, to: string, text: string) {
    this.#shelf.write(from, null);
    if (!this.#shelf.write(to, text)) this.#shelf.write(from, text);
  }
}

/** Answers that were set aside; undefined where it was a whole draft that is not fitting, or cannot be read. */
function parseLeft(text: string): Values | undefined {
  const left = parseKept(text);
  return isObject(left) && !('values' in left && 'at' in left) ? left : undefined;
}

function asideOf(form: string): string {
  return `${prefixes.aside}${newId()}.${form}`;
}

function tabIn(name: string): string {
  return name.slice(prefixes.draft.length, prefixes.draft.length + tabLength);
}

/** Whoever keeps drafts: this browser, if nobody else is named. */
export const DraftsContext = createContext(new Drafts(browserShelf, thisTab, askBeforeLeaving));

/** Whoever keeps drafts. */
export function useDrafts(): Drafts {
  return use(DraftsContext);
}
