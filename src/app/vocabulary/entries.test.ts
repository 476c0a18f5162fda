import { expect, test } from 'vitest';
import { gapWordsFor } from '#specification/texts/gaps';
import { vocabularyWordsFor } from '#specification/texts/vocabulary';
import { saidEntries, searched } from './entries.ts';

test.each(['en', 'de', 'ar', 'ja'])('every key is said whole in %s', async (language) => {
  const entries = saidEntries(await vocabularyWordsFor(language), await gapWordsFor(language));
  expect(entries.length).toBeGreaterThan(130);
  for (const { id, meaning, type, effect, without, standard } of entries)
    for (const said of [meaning, type, effect, without, standard]) expect(said, id).toMatch(/\S/);
});

test('a search finds keys and what they mean, all its words at once', async () => {
  const entries = saidEntries(await vocabularyWordsFor('de'), await gapWordsFor('de'));
  expect(searched(entries, 'maxlength').map(({ id }) => id)).toEqual(['field.maxLength']);
  expect(searched(entries, 'größte zeichen').map(({ id }) => id)).toEqual(['field.maxLength']);
  expect(searched(entries, 'nothing-is-called-so')).toEqual([]);
});

test.each([
  ['mandatory', 'field.required'],
  ['obligatory', 'field.required'],
  ['compulsory', 'field.required'],
  ['pflichtfeld', 'field.required'],
  ['必須', 'field.required'],
  ['مطلوب', 'field.required'],
  ['dropdown', 'field.enum'],
  ['auswahl', 'field.enum'],
  ['picture', 'field.format'],
  ['bild', 'field.format'],
  ['upload', 'field.format'],
  ['price', 'field.format'],
  ['eindeutig', 'field.unique'],
  ['foreign key', 'field.to'],
])('%s is found as %s', async (query, id) => {
  const entries = saidEntries(await vocabularyWordsFor('en'), await gapWordsFor('en'));
  expect(searched(entries, query).map((entry) => entry.id)).toContain(id);
});
