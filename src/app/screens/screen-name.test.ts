import { expect, test } from 'vitest';
import { loadLanguage } from '#app/messages';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { screenName } from './screen-name.ts';

const text = `
## 2. Ansichten
\`\`\`yaml
guest: { kind: detail, entity: guest }
guestCard: { kind: detail, entity: guest }
room: { kind: detail, entity: room, title: Zimmerblatt }
editGuest: { kind: edit, entity: guest }
\`\`\`
## 3. Entitäten
\`\`\`yaml
guest: { title: Gast, fields: { name: { type: string } } }
room: { title: Zimmer, fields: { name: { type: string } } }
\`\`\`
`;

test('a screen is called as stated, else as people call what it is of', async () => {
  const { messages } = await loadLanguage('de');
  const names = compile(read(text).specification).screens.map((screen) => screenName(screen, messages));
  expect(names).toEqual(['Gast', 'Guest card', 'Zimmerblatt', 'Bearbeiten: Gast']);
});
