/** The product, the wish list and their texts, in one chunk. A list does not need them. */
export { messages } from '../locales/later/messages.ts';
export { ProductView } from './ProductView.tsx';
export { WishesPage } from './WishesPage.tsx';
