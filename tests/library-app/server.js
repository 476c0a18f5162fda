import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Shop } from './shop.js';

const { exports } = createRequire(import.meta.url)('ninefold/package.json');
const doors = Object.keys(exports).filter((path) => exports[path].default?.endsWith('.js'));
const modules = await Promise.all(doors.map((path) => import(`ninefold/${path.slice(2)}`)));
const given = Object.fromEntries(doors.map((path, index) => [path, Object.keys(modules[index])]));

console.log(JSON.stringify({ html: renderToString(createElement(Shop)), given }));
