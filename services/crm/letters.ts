import type { Locale } from '@cabinet/contracts/config';
import type { Message } from '../kit/outbox.ts';

type Letter = Pick<Message, 'subject' | 'text' | 'code'>;

const CODE: Record<Locale, (code: string) => Letter> = {
  ru: (code) => ({
    subject: 'Код подтверждения почты',
    text: `Код для смены почты в личном кабинете: ${code}. Он действует 10 минут. Если это не ты, ничего делать не нужно.`,
  }),
  uz: (code) => ({
    subject: 'Pochtani tasdiqlash kodi',
    text: `Shaxsiy kabinetda pochtani almashtirish kodi: ${code}. U 10 daqiqa amal qiladi. Agar bu siz boʻlmasangiz, hech narsa qilish shart emas.`,
  }),
  en: (code) => ({
    subject: 'Code to confirm your e-mail',
    text: `Your code to change the e-mail of the personal account: ${code}. It works for 10 minutes. If this was not you, there is nothing to do.`,
  }),
};

const TAKEN: Record<Locale, Letter> = {
  ru: {
    subject: 'Эта почта уже в кабинете',
    text: 'Кто-то хотел указать твою почту в своём личном кабинете, но она уже записана за другим участником. Если это не ты, ничего делать не нужно.',
  },
  uz: {
    subject: 'Bu pochta kabinetda bor',
    text: 'Kimdir oʻz shaxsiy kabinetida sizning pochtangizni koʻrsatmoqchi boʻldi, lekin u boshqa ishtirokchiga yozilgan. Agar bu siz boʻlmasangiz, hech narsa qilish shart emas.',
  },
  en: {
    subject: 'This e-mail is in the personal account already',
    text: 'Somebody wanted to use your e-mail in their personal account, but it belongs to another participant. If this was not you, there is nothing to do.',
  },
};

const CHANGED: Record<Locale, Letter> = {
  ru: {
    subject: 'Почта в личном кабинете меняется',
    text: 'Для личного кабинета подтверждена новая почта. Если это не ты, сразу напиши в поддержку.',
  },
  uz: {
    subject: 'Shaxsiy kabinetdagi pochta almashmoqda',
    text: 'Shaxsiy kabinet uchun yangi pochta tasdiqlandi. Agar bu siz boʻlmasangiz, darhol yordam xizmatiga yozing.',
  },
  en: {
    subject: 'The e-mail of your personal account is changing',
    text: 'A new e-mail was confirmed for your personal account. If this was not you, write to support at once.',
  },
};

const REPLACED: Record<Locale, Letter> = {
  ru: {
    subject: 'Почта в личном кабинете сменилась',
    text: 'В личном кабинете теперь записана новая почта вместо этой. Если это не ты, сразу напиши в поддержку.',
  },
  uz: {
    subject: 'Shaxsiy kabinetdagi pochta almashdi',
    text: 'Shaxsiy kabinetga endi bu pochta oʻrniga yangisi yozilgan. Agar bu siz boʻlmasangiz, darhol yordam xizmatiga yozing.',
  },
  en: {
    subject: 'The e-mail of your personal account has changed',
    text: 'Your personal account now has a new e-mail in place of this one. If this was not you, write to support at once.',
  },
};

export function codeLetter(locale: Locale, code: string): Letter {
  return { ...CODE[locale](code), code };
}

/** To the owner of an e-mail that somebody else asked for: only the mailbox is told that it is taken (B3). */
export function takenLetter(locale: Locale): Letter {
  return TAKEN[locale];
}

/** To the old e-mail: whoever reads it can still object. */
export function changedLetter(locale: Locale): Letter {
  return CHANGED[locale];
}

/** To the old e-mail as well, once the new one has taken its place. */
export function replacedLetter(locale: Locale): Letter {
  return REPLACED[locale];
}
