export { AppProviders, createQueries } from './app-providers.tsx';
export { Bare } from './bare.tsx';
export { type ChosenLanguage, useLanguage } from './language.tsx';
export { ProductProviders, type ProductProvidersProps } from './product-providers.tsx';
