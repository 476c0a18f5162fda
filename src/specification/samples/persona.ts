import type { Faker } from '@faker-js/faker';
import { fnv1a } from '../fnv1a.ts';
import type { Language } from './words/index.ts';

/** Somebody who does not exist: names, and where they live, go together. */
export class Persona {
  readonly #language: Language;
  readonly #seed: string;
  readonly #number: number;

  /** @param number among those of their kind, from 0 */
  constructor(language: Language, seed: string, number: number) {
    this.#language = language;
    this.#seed = `${seed}/${number}`;
    this.#number = number;
  }

  get firstName(): string {
    return this.#ask('first', ({ person }) => person.firstName(this.#sex));
  }

  get lastName(): string {
    return this.#ask('last', ({ person }) => person.lastName(this.#sex));
  }

  get fullName(): string {
    return this.#language.words.fullName(this.firstName, this.lastName);
  }

  get job(): string {
    return this.#ask('job', ({ person }) => person.jobType());
  }

  get company(): string {
    return this.#ask('company', ({ company }) => company.name());
  }

  get street(): string {
    const { streets, address } = this.#language.words;
    const house = this.#ask('house', ({ number }) => number.int({ min: 1, max: 48 }));
    return address(streets[hashOf(this.#seed) % streets.length] ?? '', house);
  }

  get city(): string {
    return this.#place[0];
  }

  get postcode(): string {
    return this.#place[1];
  }

  get phone(): string {
    return this.#language.words.phone(this.#number * 37 + (hashOf(this.#seed.replace(/\d+$/, '')) % 37));
  }

  get #place(): readonly [string, string] {
    const { cities } = this.#language.words;
    return cities[hashOf(`${this.#seed}/city`) % cities.length] ?? ['', ''];
  }

  get #sex(): 'female' | 'male' {
    return hashOf(`${this.#seed}/sex`) % 2 === 0 ? 'female' : 'male';
  }

  #ask<T>(what: string, ask: (faker: Faker) => T): T {
    const { faker } = this.#language;
    faker.seed(hashOf(`${this.#seed}/${what}`));
    return ask(faker);
  }
}

/** A number for a text, the same for the same; its last digits are as different as its first. */
export function hashOf(text: string): number {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  ı: 'i',
  ł: 'l',
  æ: 'ae',
};

const arabic = Object.fromEntries(
  [
    ...['اa', 'أa', 'إi', 'آa', 'ىa', 'ءa', 'ؤo', 'ئe', 'بb', 'تt', 'ةa', 'ثth', 'جj', 'حh', 'خkh', 'دd', 'ذdh', 'رr'],
    ...['زz', 'سs', 'شsh', 'صs', 'ضd', 'طt', 'ظz', 'عa', 'غgh', 'فf', 'قq', 'كk', 'لl', 'مm', 'نn', 'هh', 'وw', 'يy'],
  ].map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** What people take where their name cannot be written in Latin letters. */
const handles = [
  'sora',
  'hinata',
  'mizuki',
  'haru',
  'nagi',
  'koharu',
  'tsubasa',
  'kaede',
  'minato',
  'yuzu',
  'asahi',
  'hotaru',
];

/** The address of somebody by their name, at a place that nobody can write to. */
export function mailOf(name: string, number: number): string {
  const written = name
    .toLowerCase()
    .replace(/[äöüßøıłæ]/g, (letter) => letters[letter] ?? letter)
    .replace(/\p{Script=Arabic}/gu, (letter) => arabic[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z0-9\s.-]/g, '')
    .trim()
    .replace(/[\s.-]+/g, '.');
  const domain = ['example.org', 'example.com', 'example.net'][hashOf(name) % 3];
  const handle = handles[number % handles.length] ?? '';
  return `${written.length > 2 ? written : `${handle}${number + 1}`}@${domain}`;
}
