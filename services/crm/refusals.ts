import type { ErrorBody } from '@cabinet/contracts/error';
import type { EmailMessage, EmailMessageName } from '@cabinet/domain/emailScreen';

// The texts are Russian, and the cabinet shows them unchanged (§8).

/** The participant's actions in a change of e-mail. */
export type EmailChangeAction = 'request' | 'send' | 'confirm' | 'cancel';

/** The actions that §4 allows. Cancelling a missing change is harmless. */
const IS_ALLOWED: Record<EmailChangeAction, (message: EmailMessage) => boolean> = {
  request: ({ name, canRepeat, canResend }) => name === 'enter' || canRepeat || canResend,
  send: ({ canRepeat }) => canRepeat,
  confirm: ({ canRepeat }) => canRepeat,
  cancel: ({ name, canCancel }) => name === 'enter' || canCancel,
};

const FAILED: Record<EmailChangeAction, string> = {
  request: 'Ошибка при обновлении email',
  send: 'Ошибка отправки письма с кодом подтверждения',
  confirm: 'Ошибка при обновлении email',
  cancel: 'Не удалось отменить заявку на изменение имейла',
};

const REASONS: Record<EmailMessageName, ErrorBody> = {
  confirmed: { error: 'новая почта уже подтверждена', errorCode: 'already_confirmed' },
  enter: { error: 'новая почта не указана', errorCode: 'no_email_change' },
  manager: { error: 'почту уже меняет менеджер', errorCode: 'manager_change' },
  deadline: {
    error: 'время на подтверждение вышло, отправь запрос ещё раз',
    errorCode: 'deadline_passed',
  },
  attempts: {
    error: 'попытки закончились, новый запрос можно отправить, когда пройдёт срок этого',
    errorCode: 'no_attempts_left',
  },
  pending: { errorCode: 'pending' },
};

/** Returns the reason why the current state forbids an action, else null (§4 E-mail change, 1 to 6). */
export function emailChangeRefusal(action: EmailChangeAction, message: EmailMessage): ErrorBody | null {
  if (IS_ALLOWED[action](message)) return null;
  const { error, errorCode } = REASONS[message.name];
  return { error: `${FAILED[action]}: ${error}`, errorCode };
}

export const SAME_EMAIL: ErrorBody = {
  error: `${FAILED.request}: это твоя нынешняя почта`,
  errorCode: 'same_email',
};

export const BITRIX_ID_TAKEN: ErrorBody = {
  error: 'Этот номер Bitrix24 записан за другим участником',
  errorCode: 'bitrix_id_taken',
};

/** The text does not reveal the owner of the e-mail (B3). */
export const EMAIL_REFUSED: ErrorBody = { error: FAILED.confirm, errorCode: 'email_refused' };

/** The code belongs to another e-mail than the pending e-mail. */
export const OTHER_EMAIL: ErrorBody = {
  error: `${FAILED.confirm}: код ждут для другой почты`,
  errorCode: 'other_email',
};

export function wrongCodeBody(left: number): ErrorBody {
  if (left === 0) return { ...REASONS.attempts, error: `Код не подошёл: ${REASONS.attempts.error}` };
  return { error: `Код не подошёл. Осталось попыток: ${left}`, errorCode: 'wrong_code' };
}

export const DEAD_CODES: Record<'expired' | 'exhausted', ErrorBody> = {
  expired: { error: 'Этот код больше не действует. Запроси новый.', errorCode: 'code_expired' },
  exhausted: { error: 'Этот код больше нельзя ввести. Запроси новый.', errorCode: 'code_exhausted' },
};
