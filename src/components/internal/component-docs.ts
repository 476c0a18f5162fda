/**
 * What is told of a component to who designs with it. What can be read from its source and its stories stands there alone.
 * Between backticks stands code.
 */
export interface ComponentDocs {
  /** When it is the right one, each in a sentence. */
  use: readonly string[];
  /** When another is, by the title of its stories. */
  avoid: readonly { when: string; instead?: string }[];
  /** The story that shows it open, by its export: its parts and what is read of it are told by that. The first where absent. */
  open?: string;
  /** Its parts in the order of reading, each with the selector that finds it in that story. */
  anatomy: readonly { part: string; at: string; does: string }[];
  /** The folder whose keys are its own as well; that in which it stands where absent. */
  keysOf?: string;
  /** Used well, and used badly. */
  pairs: readonly { do: Example; dont: Example }[];
  /** How its words are written. */
  content: readonly string[];
  /** What a screen reader says and does. */
  spoken: string;
  /** Titles of the stories of what is used with it. */
  related: readonly string[];
  /** How far its API can be relied on. Where absent it is stable: it changes with a new major version alone, and the changelog says so. */
  status?: 'experimental' | 'deprecated';
  /** The version of the package that brought it. */
  since: string;
}

/** One way to use it. */
interface Example {
  words: string;
  /** What its first story is given to show it; words alone say it where absent. */
  args?: object;
}
