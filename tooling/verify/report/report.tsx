import { createRoot } from 'react-dom/client';
import '../../../src/components/styles.css';
import type { Summary } from '../summary.ts';
import { Report } from './report-page.tsx';

declare global {
  interface Window {
    verification: Summary;
  }
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Report {...window.verification} />);
