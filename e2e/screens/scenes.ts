import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts.ts';

/** One screen of the cabinet in one state. */
export interface Scene {
  /** Of its picture; unique. */
  name: string;
  account: Account;
  /** Below `/my`. */
  path: string;
  locale?: 'uz' | 'en';
  mode?: 'dark';
  /** What a person does until the screen is there; nothing is sent that changes data. */
  reach?(page: Page): Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const follow = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first().click();

export const SCENES: Scene[] = [
  { name: 'home', account: 'student', path: '/' },
  { name: 'home-dark', account: 'student', path: '/', mode: 'dark' },
  { name: 'home-uz', account: 'student', path: '/', locale: 'uz' },
  { name: 'home-en', account: 'student', path: '/', locale: 'en' },
  { name: 'home-best', account: 'best', path: '/' },
  { name: 'home-applicant', account: 'applicant', path: '/' },
  { name: 'home-newcomer', account: 'newcomer', path: '/' },
  { name: 'home-card', account: 'student', path: '/?open=card' },
  { name: 'home-level', account: 'student', path: '/?open=level' },
  { name: 'home-code', account: 'student', path: '/?open=code' },
  { name: 'home-friends', account: 'student', path: '/?open=friends' },
  { name: 'home-question', account: 'student', path: '/?open=question' },
  { name: 'home-photo', account: 'student', path: '/?open=photo' },
  { name: 'home-conversion', account: 'best', path: '/?open=conversion' },
  { name: 'card-off', account: 'off', path: '/' },
  { name: 'card-blocked', account: 'blocked', path: '/' },
  { name: 'get-card', account: 'newcomer', path: '/get-card' },
  { name: 'no-card', account: 'newcomer', path: '/no-card' },
  { name: 'catalogue', account: 'student', path: '/catalog/products' },
  { name: 'catalogue-dark', account: 'student', path: '/catalog/products', mode: 'dark' },
  { name: 'catalogue-events', account: 'student', path: '/catalog/events' },
  { name: 'catalogue-applicant', account: 'applicant', path: '/catalog/products' },
  { name: 'orders', account: 'student', path: '/orders' },
  { name: 'orders-dark', account: 'student', path: '/orders', mode: 'dark' },
  { name: 'orders-none', account: 'poor', path: '/orders' },
  { name: 'order', account: 'student', path: '/orders', reach: follow(/№|Заказ/) },
  { name: 'invites', account: 'student', path: '/invites' },
  { name: 'invite-popup', account: 'student', path: '/', reach: press('Пригласить друга') },
  { name: 'email-change', account: 'mail-pending', path: '/email-change' },
  { name: 'rules', account: 'student', path: '/rules/' },
  { name: 'faq', account: 'student', path: '/faq' },
  { name: 'support', account: 'student', path: '/support' },
  { name: 'not-found', account: 'student', path: '/nowhere' },
  { name: 'documentation', account: 'student', path: '/documentation' },
];
