import type { Faker } from '@faker-js/faker';

/** What sample texts are about. */
export type Topic = 'note' | 'remark' | 'problem' | 'finding' | 'message' | 'reason' | 'description' | 'instruction';

/** Things that have names. */
export type Thing =
  | 'part'
  | 'product'
  | 'tool'
  | 'make'
  | 'department'
  | 'tag'
  | 'title'
  | 'project'
  | 'room'
  | 'event'
  | 'country'
  | 'category'
  | 'book'
  | 'pet';

/** What samples in a language are written with, beside the names that a library has. */
export interface Words {
  /** A telephone number by its number, of those that nobody has where the country keeps such. */
  phone: (number: number) => string;
  /** First and last name, as they are written. */
  fullName: (first: string, last: string) => string;
  /** A street and the number of a house. */
  address: (street: string, house: number) => string;
  streets: readonly string[];
  /** Cities, each with a postcode of its own. */
  cities: readonly (readonly [city: string, postcode: string])[];
  things: Readonly<Record<Thing, readonly string[]>>;
  /** Whole sentences. */
  sentences: Readonly<Record<Topic, readonly string[]>>;
  /** What stands between two sentences. */
  between: string;
}

/** What samples in a language are made from. */
export interface Language {
  faker: Faker;
  words: Words;
}
