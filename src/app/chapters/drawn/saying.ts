import type { ChapterMessages } from '#app/messages';
import type { Entity, Node } from '#specification';

/** What a name stands for that goes through a list: where its fields are found. */
export interface Item {
  entity: Entity | undefined;
  /** The steps to the list, where it is one of the record. */
  steps: readonly string[];
  /** Whether it goes through records of their own. */
  isRecord: boolean;
}

/** What an expression is said about, and in which words. */
export interface Saying {
  entity: Entity | undefined;
  words: ChapterMessages['condition'];
  /** What names stand for that go through lists. */
  items?: ReadonlyMap<string, Item>;
  /** Says a condition inside of a value. */
  judge?: (node: Node | undefined, saying: Saying) => string | undefined;
}
