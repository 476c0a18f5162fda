import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Shop } from './shop.js';

hydrateRoot(document.getElementById('root'), createElement(Shop), {
  // What differs from what the server drew is a mistake.
  onRecoverableError: (error) => console.error(error),
});
