import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
// On the same fonts and basics as the others.
import '../../../src/components/styles.css';
import { rootElement, schema } from './fields.ts';

window.mountForm = () => createRoot(rootElement()).render(<Form schema={schema} validator={validator} />);
