import { createRoot } from 'react-dom/client';
import '../../../src/components/styles.css';
import type { Results } from '../results.ts';
import { Report } from './report-page.tsx';

declare global {
  interface Window {
    visualResults: Results;
  }
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Report {...window.visualResults} />);
