import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../components/styles.css';
import { reloadWhenStuck } from '#components/lazily';
import { App } from './app.tsx';

// Drafts survive that.
reloadWhenStuck();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
