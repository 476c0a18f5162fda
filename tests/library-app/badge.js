import { Badge } from 'ninefold/badge';
import { createElement } from 'react';

export const badge = createElement(Badge, { tone: 'info' }, 'Ready');
