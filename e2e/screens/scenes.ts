import { PAGES, type Place, STATES } from '../support/places.ts';
import { signInButton } from '../support/signIn.ts';
import { giveReason } from '../support/viewAs.ts';

/** A screen of the cabinet for a screenshot. */
export interface Scene extends Pick<Place, 'path' | 'first' | 'isWideOnly' | 'isPhoneOnly'> {
  /** Unique name of the picture. */
  name: string;
  /** The account. Default: the student. Null: nobody is signed in. */
  account?: Place['account'] | null;
  locale?: 'uz' | 'en';
  mode?: 'dark';
  /** Width of the wide window in pixels. Default: 1280. */
  width?: number;
  /** The element that shows that the screen is complete. Default: the heading. */
  whole?: Place['whole'];
}

/**
 * Every screen of the journeys. Then some screens for other accounts, in other languages and in dark mode.
 */
export const SCENES: Scene[] = [
  ...[...PAGES, ...STATES].map((place) => ({
    ...place,
    name: place.name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-'),
    ...(/ownerEmail/.test(place.path) && { first: giveReason }),
  })),
  { name: 'home-best', path: '/', account: 'best' },
  { name: 'home-applicant', path: '/', account: 'applicant' },
  {
    name: 'staff-reason',
    path: '/?ownerEmail=student@cabinet.test',
    account: 'manager',
    whole: (page) => page.getByLabel('Причина'),
  },
  { name: 'sign-in', path: '/', account: null, whole: signInButton },
  {
    name: 'forgotten-password',
    path: '/',
    account: null,
    first: (page) => page.getByRole('link', { name: 'Не помню пароль' }).click(),
    whole: (page) => page.getByRole('heading', { level: 1 }),
  },
  { name: 'wishes', path: '/catalog/wishes' },
  { name: 'documentation', path: '/documentation' },
  { name: 'documentation-button', path: '/documentation/button' },
  {
    name: 'documentation-embedding',
    path: '/documentation/embedding',
    whole: (page) => page.locator('cabinet-catalog').getByRole('link', { name: /^Кружка/ }),
  },
  { name: 'home-1440', path: '/', isWideOnly: true, width: 1440 },
  { name: 'home-dark', path: '/', mode: 'dark' },
  { name: 'catalogue-dark', path: '/catalog/products', mode: 'dark' },
  { name: 'order-dark', path: '/orders/1006', mode: 'dark' },
  { name: 'get-card-dark', path: '/get-card', account: 'newcomer', mode: 'dark' },
  { name: 'home-uz', path: '/', locale: 'uz' },
  { name: 'catalogue-uz', path: '/catalog/products', locale: 'uz' },
  { name: 'home-en', path: '/', locale: 'en' },
  { name: 'orders-en', path: '/orders', locale: 'en' },
];
