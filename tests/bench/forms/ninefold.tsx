import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../../../src/components/styles.css';
// The others have their code at hand when they are asked to draw: so has this one, what checks answers included.
import '#app/form';
import '#specification/validation';
import '#specification/texts/issues';
import { Pages } from '#app/pages';
import { DocumentContext, documentOf } from '#app/product';
import { AppProviders, createQueries, ProductProviders } from '#app/providers';
import { assumedSubject } from '#specification';
import { read } from '#specification/reading';
import { choices, fields, hint, longest, most, rootElement, rules } from './fields.ts';

const fence = (yaml: string) => `\`\`\`yaml\n${yaml}\n\`\`\`\n`;
const written = {
  text: `type: string, maxLength: ${longest}, description: ${hint}`,
  whole: `type: integer, maximum: ${most}`,
  yesOrNo: 'type: boolean',
  date: 'type: string, format: date',
  choice: `type: string, enum: [${choices.join(', ')}]`,
};
const lines = fields.map(({ name, kind }) => `    ${name}: { ${written[kind]} }`).join('\n');
const ruleLines = rules.map(
  ({ name, less, more, by }) =>
    `${name}: { entity: thing, assert: record.${less} < record.${more} + ${by}, at: [${less}] }`,
);
const reading = read(`## 2. Screens

${fence('form: { path: /, kind: create, entity: thing }')}
## 3. Entities

${fence(`thing:\n  fields:\n${lines}`)}
## 5. Rules

${fence(ruleLines.join('\n'))}`);
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
