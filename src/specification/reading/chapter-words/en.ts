import type { ChapterWords } from './index.ts';

export const en: ChapterWords = {
  purpose: [
    'purpose',
    'audience',
    'overview',
    'introduction',
    'goals',
    'vision',
    'for whom',
    'target users',
    'personas',
  ],
  screens: [
    ...['screen', 'screens', 'route', 'routes', 'routing', 'page', 'pages', 'view', 'views'],
    ...['sitemap', 'navigation'],
  ],
  entities: ['entity', 'entities', 'field', 'fields', 'data model', 'data models', 'domain model', 'data dictionary'],
  lifecycles: [
    ...['state', 'states', 'transition', 'transitions', 'lifecycle', 'lifecycles', 'life cycle'],
    ...['workflow', 'workflows', 'state machine', 'state machines'],
  ],
  rules: ['validation', 'validations', 'rule', 'rules', 'business rules', 'validation rules', 'constraints'],
  access: [
    ...['role', 'roles', 'permission', 'permissions', 'access', 'access rules', 'access rights', 'rights'],
    ...['authorization', 'authorisation', 'who may do what', 'who can do what'],
  ],
  calls: ['call', 'calls', 'api', 'apis', 'endpoint', 'endpoints', 'rest api'],
  errors: [
    ...['error', 'errors', 'error states', 'error catalogue', 'error catalog', 'error codes', 'error messages'],
    ...['api errors', 'validation errors'],
  ],
  constants: ['constant', 'constants', 'limit', 'limits', 'settings', 'configuration', 'parameters'],
};
