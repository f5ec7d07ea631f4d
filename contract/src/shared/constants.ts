export const PRODUCT_NOUN = 'loot';
