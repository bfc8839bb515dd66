/** What opens from a list: with the purchase, the goal and their words, which no list needs. */
export { messages } from '../locales/later/messages.ts';
export { ProductView } from './ProductView.tsx';
export { WishesPage } from './WishesPage.tsx';
