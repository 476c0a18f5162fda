import { createRoot } from 'react-dom/client';
import '../../../src/components/styles.css';
import './report-data.ts';
import { Report } from './report-page.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Report {...window.visualReport} />);
