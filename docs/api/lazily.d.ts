type Load = () => Promise<unknown>;

/** Names what is loaded when it is first needed, so that it can be loaded before the line is lost. */
export declare function ahead(load: Load): void;

/**
 * Loads all that is only loaded when it is needed, and what that names in turn: without a line it could not be.
 * @param how each is loaded: at once where absent
 */
export declare function loadAhead(how?: typeof start): void;

/** Keeps the keys that are pressed from now on, until somebody asks for them. To be asked for by whoever listens to keys then. */
export declare function keepKeys(): void;

/** The keys that were kept before what listens to them was there, once it all is. They are told once. */
export declare function keysMeanwhile(): Promise<KeyboardEvent[]>;

/** Has the page loaded anew where nothing else helps: for a page of which nothing is lost then. */
export declare function reloadWhenStuck(): void;

/**
 * Loads a module. A browser may keep in mind that a module failed, and fail again without asking: the second time in a
 * row the page is loaded anew where it may be.
 */
export declare function freshly<T>(load: () => Promise<T>): Promise<T>;

/** Notes that something failed for want of a part that is loaded elsewhere, as by the backend inside of the app. */
export declare function noteNotLoaded(error: unknown): void;

type AnyComponent = ComponentType<any>;

/**
 * A component that the page is whole without: nothing of it is loaded before the moment, and it shows nothing until it is there.
 * What comes once the page is at rest is busy until then, what comes for paper once it was begun: who takes a picture can
 * wait for it.
 */
export declare function later<Module extends Record<Name, AnyComponent>, Name extends string>(moment: 'rest' | 'input' | 'paper', load: () => Promise<Module>, name: Name): (props: ComponentProps<Module[Name]>) => ReactNode;

/**
 * A component of a module that is only loaded when the component is first shown. It suspends until then, and throws where
 * the module does not come; shown again, it is loaded again.
 * @param options.ahead whether it is loaded ahead of that where there may be no line later
 */
export declare function lazily<Module extends Record<Name, AnyComponent>, Name extends string>(load: () => Promise<Module>, name: Name, { ahead: isAhead }?: {
  ahead?: boolean | undefined;
}): (props: ComponentProps<Module[Name]>) => ReactNode;

/** Loads what a name stands for once, to be used by React. What failed is loaded again when it is asked for later. */
export declare function loadOnce<Name, Loaded>(load: (name: Name) => Promise<Loaded>): (name: Name) => Promise<Loaded>;

/** A part of the app did not come: there is no line, or the site has other parts by now. */
export declare class NotLoaded extends Error {
  name: string;
}

/** Whether an error is that of a part that did not come: our own, or in the words of a browser. */
export declare function isNotLoaded(error: unknown): boolean;

/** A component that is laid over the page, and whose module comes after the page. */
export interface Overlay<Props> {
  (props: Props): ReactNode;
  /** Loads the module ahead of time. What fails then is loaded again when it is shown. */
  load: () => Promise<unknown>;
}

/**
 * A component for what opens on a press: its module is loaded once a person touches pointer or keyboard, or at the latest
 * when it is shown. Until then it shows nothing, and nothing around it waits. Where the module does not come that is said, and it
 * is closed; shown again, it is loaded again.
 */
export declare function overlay<Module extends Record<Name, AnyComponent>, Name extends string>(load: () => Promise<Module>, name: Name): Overlay<ComponentProps<Module[Name]>>;
