/** What the code asks, and the build decides: whether this is the product without what it is made with. */
export const productAlone = 'import.meta.env.PRODUCT_ALONE';
