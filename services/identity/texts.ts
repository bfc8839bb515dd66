import type { Locale } from '@cabinet/contracts/config';
import { PASSWORD_LENGTH, type PasswordRefusal } from '@cabinet/domain/password';
import { RESET_MINUTES } from './realm.ts';

/** The texts of the sign-in pages. */
export interface Texts extends Record<PasswordRefusal, string> {
  programme: string;
  lead: string;
  /** For a variant that counts in coins. */
  leadCoins: string;
  forCard: string;
  forFriend: string;
  ofSemester: string;
  language: string;
  programmeOf(university: string): string;
  /** Explains which account to use. */
  account: string;
  /** Explains that the cabinet closed automatically. */
  idle: string;
  show: string;
  hide: string;
  forgot: string;
  trouble: string;
  first: string;
  getCard: string;
  signIn: string;
  email: string;
  password: string;
  submit: string;
  wrong: string;
  wait(minutes: number): string;
  busy: string;
  /** Link to the programme's rules, for guests. */
  rules: string;
  /** Heading of the password reset. */
  newPassword: string;
  forgotNote: string;
  sendLetter: string;
  toSignIn: string;
  checkMail: string;
  letterSent(email: string): string;
  passwordRule: string;
  save: string;
  linkEnded: string;
  linkTerms: string;
  askAgain: string;
  passwordChanged: string;
  signInAgain: string;
  /** Error for an invalid e-mail. */
  badEmail: string;
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

const plural = new Intl.PluralRules('ru');
const MINUTES_RU: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'минуту',
  few: 'минуты',
  many: 'минут',
};

const ru: Texts = {
  programme: 'Друзья',
  lead: 'Зови друзей учиться и получай токены',
  leadCoins: 'Зови друзей учиться и получай коины',
  forCard: 'за карту',
  forFriend: 'за заявку друга',
  ofSemester: 'его семестра',
  language: 'Язык',
  programmeOf: (university) => `Программа «Друзья» университета «${university}».`,
  account: 'Вход тот же, что в личный кабинет студента.',
  idle: 'Кабинет закрылся, потому что тебя не было. Черновики на месте.',
  show: 'Показать пароль',
  hide: 'Скрыть пароль',
  forgot: 'Не помню пароль',
  trouble: 'Не получается войти',
  first: 'Впервые здесь?',
  getCard: 'Получить карту',
  signIn: 'Вход в кабинет',
  email: 'E-mail',
  password: 'Пароль',
  submit: 'Войти',
  wrong: 'E-mail или пароль не подошли. Проверь раскладку',
  wait: (minutes) => `Слишком много попыток. Подожди ${minutes} ${MINUTES_RU[plural.select(minutes)]}`,
  busy: 'Сейчас входит слишком много людей. Попробуй ещё раз через несколько секунд.',
  rules: 'Как работает программа',
  newPassword: 'Новый пароль',
  forgotNote: 'Впиши e-mail, с которым входишь: пришлём ссылку, по которой можно задать новый пароль.',
  sendLetter: 'Прислать ссылку',
  toSignIn: 'Вернуться ко входу',
  checkMail: 'Проверь почту',
  letterSent: (email) =>
    `Если с ${email} входят в кабинет, письмо со ссылкой уже в пути. Ссылка действует ${RESET_MINUTES} минут. Нет письма — загляни в спам.`,
  passwordRule: `Не короче ${PASSWORD_LENGTH.least} знаков. Подойдёт фраза из нескольких слов.`,
  save: 'Сохранить пароль',
  linkEnded: 'Ссылка больше не действует',
  linkTerms: `Она работает ${RESET_MINUTES} минут и только один раз. Запроси новую.`,
  askAgain: 'Запросить ссылку',
  passwordChanged: 'Пароль изменён',
  signInAgain: 'Теперь войди с новым паролем. На других устройствах тоже нужно войти заново.',
  badEmail: 'Введи корректный адрес e-mail',
  short: `Пароль короче ${PASSWORD_LENGTH.least} знаков`,
  long: `Пароль длиннее ${PASSWORD_LENGTH.most} знаков`,
  plain: 'Слишком простой пароль: возьми побольше разных знаков',
  own: 'Пароль повторяет твой e-mail: придумай другой',
  outdated: 'Страница входа устарела',
  failed: 'Войти не получилось',
  tryAgain: 'Вернись в кабинет и попробуй ещё раз.',
  back: 'В кабинет',
  signOutQuestion: 'Выйти из кабинета?',
  signOut: 'Выйти',
  signingOut: 'Выходим…',
  signedOut: 'Сеанс завершён',
  comeBack: 'Чтобы вернуться, войди снова.',
};

const uz: Texts = {
  programme: 'Doʻstlar',
  lead: 'Doʻstlarni oʻqishga taklif qiling va token oling',
  leadCoins: 'Doʻstlarni oʻqishga taklif qiling va koin oling',
  forCard: 'karta uchun',
  forFriend: 'doʻst arizasi uchun',
  ofSemester: 'uning semestridan',
  language: 'Til',
  programmeOf: (university) => `«${university}» universitetining «Doʻstlar» dasturi.`,
  account: 'Kirish talaba kabineti bilan bir xil.',
  idle: 'Siz boʻlmaganingiz uchun kabinet yopildi. Qoralamalar joyida.',
  show: 'Parolni koʻrsatish',
  hide: 'Parolni yashirish',
  forgot: 'Parolni unutdim',
  trouble: 'Kira olmayapman',
  first: 'Birinchi marta?',
  getCard: 'Karta olish',
  signIn: 'Kabinetga kirish',
  email: 'E-mail',
  password: 'Parol',
  submit: 'Kirish',
  wrong: 'E-mail yoki parol mos kelmadi. Klaviaturani tekshiring',
  wait: (minutes) => `Urinishlar juda koʻp. ${minutes} daqiqa kuting`,
  busy: 'Hozir juda koʻp odam kirmoqda. Bir necha soniyadan keyin qayta urinib koʻring.',
  rules: 'Dastur qanday ishlaydi',
  newPassword: 'Yangi parol',
  forgotNote: 'Kirishda yozadigan e-mailingizni yozing: yangi parol oʻrnatish uchun havola yuboramiz.',
  sendLetter: 'Havolani yuborish',
  toSignIn: 'Kirishga qaytish',
  checkMail: 'Pochtangizni tekshiring',
  letterSent: (email) =>
    `Agar ${email} bilan kabinetga kirilsa, havolali xat yoʻlga chiqdi. Havola ${RESET_MINUTES} daqiqa amal qiladi. Xat kelmasa, spamga qarang.`,
  passwordRule: `Kamida ${PASSWORD_LENGTH.least} ta belgi. Bir necha soʻzdan iborat jumla ham boʻladi.`,
  save: 'Parolni saqlash',
  linkEnded: 'Havola endi ishlamaydi',
  linkTerms: `U ${RESET_MINUTES} daqiqa va faqat bir marta ishlaydi. Yangisini soʻrang.`,
  askAgain: 'Havola soʻrash',
  passwordChanged: 'Parol oʻzgardi',
  signInAgain: 'Endi yangi parol bilan kiring. Boshqa qurilmalarda ham qayta kirish kerak.',
  badEmail: 'Toʻgʻri e-mail manzilini kiriting',
  short: `Parol ${PASSWORD_LENGTH.least} ta belgidan qisqa`,
  long: `Parol ${PASSWORD_LENGTH.most} ta belgidan uzun`,
  plain: 'Parol juda oddiy: koʻproq turli belgilar ishlating',
  own: 'Parol e-mailingizni takrorlaydi: boshqasini oʻylab toping',
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
  lead: 'Invite friends to study and get tokens',
  leadCoins: 'Invite friends to study and get coins',
  forCard: 'for the card',
  forFriend: 'for a friend’s application',
  ofSemester: 'of their semester',
  language: 'Language',
  programmeOf: (university) => `The Friends programme of ${university}.`,
  account: 'Use your student account.',
  idle: 'The cabinet closed because you were away. Your drafts are kept.',
  show: 'Show password',
  hide: 'Hide password',
  forgot: 'Forgot password',
  trouble: 'Trouble signing in',
  first: 'New here?',
  getCard: 'Get a card',
  signIn: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  wrong: 'E-mail or password did not match. Check the keyboard layout',
  wait: (minutes) => `Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  busy: 'Too many people are signing in right now. Try again in a few seconds.',
  rules: 'How the programme works',
  newPassword: 'New password',
  forgotNote: 'Enter the e-mail that you sign in with. We will send a link to choose a new password.',
  sendLetter: 'Send the link',
  toSignIn: 'Back to sign-in',
  checkMail: 'Check your mail',
  letterSent: (email) =>
    `If ${email} has an account, a letter with a link is on its way. The link works for ${RESET_MINUTES} minutes. No letter? Look in the spam folder.`,
  passwordRule: `At least ${PASSWORD_LENGTH.least} characters. A phrase of several words is fine.`,
  save: 'Save the password',
  linkEnded: 'This link no longer works',
  linkTerms: `It works once, within ${RESET_MINUTES} minutes. Ask for a new one.`,
  askAgain: 'Ask for a link',
  passwordChanged: 'Password changed',
  signInAgain: 'Sign in with the new password. Other devices have to sign in again, too.',
  badEmail: 'Enter a valid e-mail address',
  short: `The password is shorter than ${PASSWORD_LENGTH.least} characters`,
  long: `The password is longer than ${PASSWORD_LENGTH.most} characters`,
  plain: 'The password is too simple: use more different characters',
  own: 'The password repeats your e-mail: choose another one',
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
