export { keepDocument, keptDocument } from './document-shelf.ts';
export { type Product, ProductContext, ProductProvider, productOf, useProduct, useSpecification } from './product.tsx';
