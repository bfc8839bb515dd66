import type { Locator, Page } from './test.ts';

/** A section of the cabinet that a remote shows, as the student sees it. */
export interface RemoteSection {
  remote: string;
  /** Path below `/my`. */
  path: string;
  /** The element that shows that the remote's page is complete. */
  whole(page: Page): Locator;
}

const heading = (text: string) => (page: Page) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: text });

/** One section of every remote. */
export const SECTIONS: readonly RemoteSection[] = [
  { remote: 'mf-profile', path: '/', whole: heading('У тебя на карте') },
  { remote: 'mf-catalog', path: '/catalog/products', whole: heading('Каталог') },
  { remote: 'mf-orders', path: '/orders', whole: heading('Заказы') },
  { remote: 'mf-invites', path: '/invites', whole: heading('Приглашения') },
  { remote: 'mf-email-change', path: '/email-change', whole: heading('Смена почты') },
];
