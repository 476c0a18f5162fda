import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createRoot } from 'react-dom/client';
import { rootElement, schema } from './fields.ts';

window.mountForm = () =>
  createRoot(rootElement()).render(
    <JsonForms
      schema={schema}
      data={{}}
      renderers={vanillaRenderers}
      cells={vanillaCells}
      onChange={() => undefined}
    />,
  );
