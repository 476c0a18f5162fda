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
import { fieldNames, longest, rootElement } from './fields.ts';

const fence = (yaml: string) => `\`\`\`yaml\n${yaml}\n\`\`\`\n`;
const fields = fieldNames.map((name) => `    ${name}: { type: string, maxLength: ${longest} }`).join('\n');
const reading = read(`## 2. Screens

${fence('form: { path: /, kind: create, entity: thing }')}
## 3. Entities

${fence(`thing:\n  fields:\n${fields}`)}`);
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
