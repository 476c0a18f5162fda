import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createRoot } from 'react-dom/client';
// On the same fonts and basics as the others.
import '../../../src/components/styles.css';
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
