import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../components/styles.css';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
