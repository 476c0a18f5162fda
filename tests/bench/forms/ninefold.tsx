import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../../../src/components/styles.css';
// The others have their code at hand when they are asked to draw: so has this one.
import '../../../src/app/screens/form-screen.tsx';
import { SessionProvider } from '#app/data';
import { FieldViewsContext, fieldViews } from '#app/fields';
import { ProductContext, productOf } from '#app/product';
import { ProductScreen } from '#app/screens';
import { ToastProvider } from '#components/toast';
import { read } from '#spec/read';
import { fieldNames, longest, rootElement } from './fields.ts';

const fence = (yaml: string) => `\`\`\`yaml\n${yaml}\n\`\`\`\n`;
const fields = fieldNames.map((name) => `    ${name}: { type: string, maxLength: ${longest} }`).join('\n');
const reading = read(`## 2. Screens

${fence('form: { path: /, kind: create, entity: thing }')}
## 3. Entities

${fence(`thing:\n  fields:\n${fields}`)}`);
const product = productOf('bench', reading);

const app = (
  <QueryClientProvider client={new QueryClient()}>
    <FieldViewsContext value={fieldViews}>
      <ProductContext value={product}>
        <SessionProvider connection={{ send: async () => new Response('{}') }}>
          <ToastProvider>
            <MemoryRouter>
              <ProductScreen name="form" />
            </MemoryRouter>
          </ToastProvider>
        </SessionProvider>
      </ProductContext>
    </FieldViewsContext>
  </QueryClientProvider>
);
window.mountForm = () => createRoot(rootElement()).render(app);
