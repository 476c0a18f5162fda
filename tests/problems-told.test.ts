import { expect, test } from 'vitest';
import { read } from '#specification/reading';
import { problemsTold } from '#tooling/problems-told';

const chor = (type: string) =>
  read(`# Chor\n\n## 3. Entitäten\n\n\`\`\`yaml\nStück: { fields: { Titel: { type: ${type} } } }\n\`\`\`\n`);

test('a terminal says what is wrong in the language of the document, and that it is mended', async () => {
  const [line, ...others] = await problemsTold('CHOR.md', chor('Texxt'));
  expect(others).toEqual([]);
  expect(line).toBe(
    'CHOR.md:6:29 entities.Stück.fields.Titel.type: „Texxt“ ist weder ein Typ noch eine Entität; ist „text“ gemeint?',
  );
  expect(await problemsTold('CHOR.md', chor('string'), 1)).toEqual(['CHOR.md: Am Dokument ist nichts mehr falsch']);
  expect(await problemsTold('CHOR.md', chor('string'))).toEqual([]);
});
