export { AppProviders, createQueries } from './app-providers.tsx';
export { Bare } from './bare.tsx';
export { useLanguage } from './language.tsx';
export { ProductProviders } from './product-providers.tsx';
