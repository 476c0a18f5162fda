export { keptDocument } from './document-shelf.ts';
export { useOpenFile } from './open-document.ts';
export { type Product, ProductContext, ProductProvider, productOf, useProduct, useSpecification } from './product.tsx';
