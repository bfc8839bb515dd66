import type { Locale } from '@cabinet/contracts/config';

/** The words of the sign-in pages. */
export interface Texts {
  programme: string;
  lead: string;
  signIn: string;
  email: string;
  password: string;
  submit: string;
  wrong: string;
  wait(minutes: number): string;
  busy: string;
  outdated: string;
  failed: string;
  tryAgain: string;
  back: string;
  signOutQuestion: string;
  signOut: string;
  signingOut: string;
  signedOut: string;
  comeBack: string;
}

const ru: Texts = {
  programme: 'Друзья',
  lead: 'Зови друзей учиться вместе и получай награду.',
  signIn: 'Вход в кабинет',
  email: 'E-mail',
  password: 'Пароль',
  submit: 'Войти',
  wrong: 'Неверный логин или пароль',
  wait: (minutes) => `Слишком много попыток. Попробуй снова через ${minutes}\u00a0мин.`,
  busy: 'Сейчас входит слишком много людей. Попробуй ещё раз через несколько секунд.',
  outdated: 'Страница входа устарела',
  failed: 'Войти не получилось',
  tryAgain: 'Вернись в кабинет и попробуй ещё раз.',
  back: 'В кабинет',
  signOutQuestion: 'Выйти из кабинета?',
  signOut: 'Выйти',
  signingOut: 'Выходим…',
  signedOut: 'Сеанс завершён',
  comeBack: 'Чтобы вернуться, войди снова.',
};

const uz: Texts = {
  programme: 'Doʻstlar',
  lead: 'Doʻstlaringizni birga oʻqishga chaqiring va mukofot oling.',
  signIn: 'Kabinetga kirish',
  email: 'E-mail',
  password: 'Parol',
  submit: 'Kirish',
  wrong: 'Login yoki parol notoʻgʻri',
  wait: (minutes) => `Urinishlar juda koʻp. ${minutes}\u00a0daqiqadan keyin qayta urinib koʻring.`,
  busy: 'Hozir juda koʻp odam kirmoqda. Bir necha soniyadan keyin qayta urinib koʻring.',
  outdated: 'Kirish sahifasi eskirgan',
  failed: 'Kirib boʻlmadi',
  tryAgain: 'Kabinetga qayting va yana urinib koʻring.',
  back: 'Kabinetga',
  signOutQuestion: 'Kabinetdan chiqasizmi?',
  signOut: 'Chiqish',
  signingOut: 'Chiqilmoqda…',
  signedOut: 'Seans tugadi',
  comeBack: 'Qaytish uchun qayta kiring.',
};

const en: Texts = {
  programme: 'Friends',
  lead: 'Invite friends to study with you and get rewarded.',
  signIn: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  wrong: 'Wrong e-mail or password',
  wait: (minutes) => `Too many tries. Try again in ${minutes}\u00a0min.`,
  busy: 'Too many people are signing in right now. Try again in a few seconds.',
  outdated: 'This sign-in page is out of date',
  failed: 'You could not be signed in',
  tryAgain: 'Go back to the cabinet and try again.',
  back: 'To the cabinet',
  signOutQuestion: 'Sign out of the cabinet?',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signedOut: 'You are signed out',
  comeBack: 'Sign in again to come back.',
};

const TEXTS: Record<Locale, Texts> = { ru, uz, en };

export function textsOf(locale: Locale): Texts {
  return TEXTS[locale];
}
