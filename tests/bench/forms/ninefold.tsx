import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../../../src/components/styles.css';
// The others have their code at hand when they are asked to draw: so has this one.
import '#app/form';
import { Pages } from '#app/pages';
import { DocumentContext, documentOf } from '#app/product';
import { AppProviders, createQueries, ProductProviders } from '#app/providers';
import { assumedSubject } from '#specification';
import { read } from '#specification/reading';
import { choices, fields, longest, most, rootElement } from './fields.ts';

const fence = (yaml: string) => `\`\`\`yaml\n${yaml}\n\`\`\`\n`;
const written = {
  text: `type: string, maxLength: ${longest}`,
  whole: `type: integer, maximum: ${most}`,
  yesOrNo: 'type: boolean',
  date: 'type: string, format: date',
  choice: `type: string, enum: [${choices.join(', ')}]`,
};
const lines = fields.map(({ name, kind }) => `    ${name}: { ${written[kind]} }`).join('\n');
/** Every tenth field is held against another: the contenders are asked for none of that. */
const rules = fields
  .filter((_, index) => index % 10 === 1)
  .map(
    ({ name }) => `${name}-is-less: { entity: thing, assert: record.${name} < record.field2 + 1000, at: [${name}] }`,
  );
const reading = read(`## 2. Screens

${fence('form: { path: /, kind: create, entity: thing }')}
## 3. Entities

${fence(`thing:\n  fields:\n${lines}`)}
## 5. Rules

${fence(rules.join('\n'))}`);
const document = documentOf('product', reading);
const connection = {
  isEmbedded: true,
  send: async () => new Response('{}'),
  subject: async (role: string) => assumedSubject(role),
};

const app = (
  <AppProviders queries={createQueries()}>
    <MemoryRouter>
      <DocumentContext value={document}>
        <ProductProviders connection={connection}>
          <Pages />
        </ProductProviders>
      </DocumentContext>
    </MemoryRouter>
  </AppProviders>
);
window.mountForm = () => createRoot(rootElement()).render(app);
