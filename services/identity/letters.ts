import type { Locale } from '@cabinet/contracts/config';
import type { Message } from '../kit/outbox.ts';
import { RESET_MINUTES } from './realm.ts';

type Letter = Required<Pick<Message, 'subject' | 'text'>>;

const LINK: Record<Locale, (link: string) => Letter> = {
  ru: (link) => ({
    subject: 'Новый пароль для кабинета «Друзья»',
    text: `Чтобы задать новый пароль, открой ссылку:\n${link}\n\nОна действует ${RESET_MINUTES} минут и сработает один раз. Если это не ты, ничего делать не нужно: пароль останется прежним.`,
  }),
  uz: (link) => ({
    subject: '«Doʻstlar» kabineti uchun yangi parol',
    text: `Yangi parol oʻrnatish uchun havolani oching:\n${link}\n\nU ${RESET_MINUTES} daqiqa amal qiladi va bir marta ishlaydi. Agar bu siz boʻlmasangiz, hech narsa qilish shart emas: parol oʻzgarmaydi.`,
  }),
  en: (link) => ({
    subject: 'New password for the Friends cabinet',
    text: `To choose a new password, open this link:\n${link}\n\nIt works once, within ${RESET_MINUTES} minutes. If this was not you, there is nothing to do: your password stays as it is.`,
  }),
};

const CHANGED: Record<Locale, (helper: string) => Letter> = {
  ru: (helper) => ({
    subject: 'Пароль от кабинета «Друзья» изменён',
    text: `Пароль от кабинета изменён, и на всех устройствах нужно войти заново. Если это не ты, сразу напиши в поддержку${helper}.`,
  }),
  uz: (helper) => ({
    subject: '«Doʻstlar» kabinetining paroli oʻzgardi',
    text: `Kabinet paroli oʻzgardi, endi barcha qurilmalarda qayta kirish kerak. Agar bu siz boʻlmasangiz, darhol yordam xizmatiga yozing${helper}.`,
  }),
  en: (helper) => ({
    subject: 'The password of your Friends cabinet has changed',
    text: `The password of your cabinet has changed, and every device has to sign in again. If this was not you, write to support at once${helper}.`,
  }),
};

export function linkLetter(locale: Locale, link: string): Letter {
  return LINK[locale](link);
}

/**
 * Returns the letter to the owner of the account, because another person may have changed the password.
 * @param helper e-mail of the support
 */
export function changedLetter(locale: Locale, helper: string | undefined): Letter {
  return CHANGED[locale](helper ? `: ${helper}` : '');
}
