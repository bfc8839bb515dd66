import type { Locale } from '@cabinet/contracts/config';
import { CODE_MINUTES } from '@cabinet/domain/code';
import type { Message } from '../kit/outbox.ts';

type Letter = Pick<Message, 'subject' | 'text' | 'code'>;

/** The terms of a running change. The letter and the screen show the same terms (R49). */
export interface ChangeTerms {
  /** In the reader's time zone, or in Moscow time if the zone is unknown. */
  until: { moment: string; isMoscow: boolean } | null;
  left: number;
  total: number;
}

const CODE: Record<Locale, (code: string, terms: ChangeTerms) => Letter> = {
  ru: (code, { until, left, total }) => ({
    subject: 'Код подтверждения почты',
    text: [
      `Код для смены почты в личном кабинете: ${code}. Он действует ${CODE_MINUTES} минут.`,
      until && `Подтвердить новую почту можно до ${until.moment}${until.isMoscow ? ' по Москве' : ''}.`,
      `Осталось попыток: ${left} из ${total}.`,
      'Если это не ты, ничего делать не нужно.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  uz: (code, { until, left, total }) => ({
    subject: 'Pochtani tasdiqlash kodi',
    text: [
      `Shaxsiy kabinetda pochtani almashtirish kodi: ${code}. U ${CODE_MINUTES} daqiqa amal qiladi.`,
      until &&
        `Yangi pochtani tasdiqlash muddati: ${until.moment}${until.isMoscow ? ' (Moskva vaqti)' : ''}.`,
      `Qolgan urinishlar: ${total} tadan ${left} ta.`,
      'Agar bu siz boʻlmasangiz, hech narsa qilish shart emas.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  en: (code, { until, left, total }) => ({
    subject: 'Code to confirm your e-mail',
    text: [
      `Your code to change the e-mail of the personal account: ${code}. It works for ${CODE_MINUTES} minutes.`,
      until && `Confirm the new e-mail by ${until.moment}${until.isMoscow ? ', Moscow time' : ''}.`,
      `Attempts left: ${left} of ${total}.`,
      'If this was not you, there is nothing to do.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
};

const TAKEN: Record<Locale, Letter> = {
  ru: {
    subject: 'Эта почта уже в кабинете',
    text: 'Кто-то хотел указать твою почту в своём личном кабинете, но она уже записана за другим участником. Если это не ты, ничего делать не нужно.',
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
    subject: 'Почта в личном кабинете меняется',
    text: 'Для личного кабинета подтверждена новая почта. Если это не ты, сразу напиши в поддержку.',
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
    subject: 'Почта в личном кабинете сменилась',
    text: 'В личном кабинете теперь записана новая почта вместо этой. Если это не ты, сразу напиши в поддержку.',
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

export function codeLetter(locale: Locale, code: string, terms: ChangeTerms): Letter {
  return { ...CODE[locale](code, terms), code };
}

/**
 * The letter to the owner of a taken e-mail that another person requested. Only the mailbox learns that the
 * e-mail is taken (B3).
 */
export function takenLetter(locale: Locale): Letter {
  return TAKEN[locale];
}

/** The letter to the old e-mail, whose owner can still object. */
export function changedLetter(locale: Locale): Letter {
  return CHANGED[locale];
}

/** The letter to the old e-mail after the replacement. */
export function replacedLetter(locale: Locale): Letter {
  return REPLACED[locale];
}
