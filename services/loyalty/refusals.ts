import type { ErrorBody } from '@cabinet/contracts/error';
import type { ConversionRefusal } from '@cabinet/domain/conversion';
import type { CancelRefusal } from '@cabinet/domain/order';
import { codeOfReason, type PurchaseRefusal, type PurchaseRefusalReason } from '@cabinet/domain/purchase';
import type { CodeCheck } from '../kit/codes.ts';

// The texts are Russian. The cabinet translates the codes it knows and shows these texts for all others (§5,
// §8).
const PURCHASE_REFUSALS: Record<PurchaseRefusalReason, string> = {
  'no-card': 'У тебя нет физической карты',
  'card-off': 'Токены сейчас заморожены: пока их нельзя тратить',
  'not-student': 'Каталог откроется после зачисления',
  'event-over': 'Это событие уже прошло',
  'out-of-stock': 'Этого товара больше нет в наличии',
  'ticket-limit': 'Больше билетов на одного участника не выдаётся',
  'ticket-limit-misconfigured': 'Число билетов на участника задано с ошибкой. Обратись в поддержку.',
  'not-enough-tokens': 'Недостаточно токенов',
};

const CANCEL_REFUSALS: Record<CancelRefusal, ErrorBody> = {
  'too-late': { error: 'Этот заказ уже нельзя отменить', errorCode: 'too_late' },
  requested: { error: 'Отмена этого заказа уже запрошена', errorCode: 'cancel_requested' },
  cancelled: { error: 'Этот заказ уже отменён', errorCode: 'cancelled' },
};

/** Returns the text of a refused purchase, with the missing sum if there is one (§5). */
export function purchaseRefusalBody({ reason, missing }: PurchaseRefusal): ErrorBody {
  const text = PURCHASE_REFUSALS[reason];
  return {
    error: missing === undefined ? text : `${text}: не хватает ${tokens(missing)}`,
    errorCode: codeOfReason(reason),
  };
}

const NOT_BEST: ErrorBody = { error: 'Токены в рубли переводят Лучшие друзья', errorCode: 'not_best' };

/** Returns the text of a refused conversion to roubles. */
export function conversionRefusalBody({ reason, missing = 0 }: ConversionRefusal): ErrorBody {
  return reason === 'not-best' ? NOT_BEST : purchaseRefusalBody({ reason, missing });
}

/** R37. */
export const TERMS_CHANGED: ErrorBody = {
  error: 'Условия программы изменились. Прими их, чтобы продолжить.',
  errorCode: 'terms_changed',
};

/** R48: participants collect goods that the programme does not deliver. */
export const NOT_DELIVERED: ErrorBody = {
  error: 'Этот товар не доставляем: забери его в пункте выдачи',
  errorCode: 'not_delivered',
};

/** The error for a price that differs from the price on the screen. */
export function priceChangedBody(price: number): ErrorBody {
  return { error: `Цена изменилась. Теперь — ${tokens(price)}`, errorCode: 'price_changed' };
}

export function cancelRefusalBody(reason: CancelRefusal): ErrorBody {
  return CANCEL_REFUSALS[reason];
}

export const BAD_PHONE: ErrorBody = {
  error: 'Введи корректный номер телефона',
  errorCode: 'bad_phone',
};

/** The texts of a rejected one-time code. */
export const CODE_REFUSALS: Record<Exclude<CodeCheck, 'ok'>, ErrorBody> = {
  wrong: { error: 'Код не подошёл. Проверь и введи ещё раз.', errorCode: 'wrong_code' },
  expired: { error: 'Этот код больше не действует. Запроси новый.', errorCode: 'code_expired' },
  exhausted: { error: 'Слишком много попыток. Запроси новый код.', errorCode: 'code_exhausted' },
};

const COUNT = new Intl.NumberFormat('ru');

/** Formats `1 250` without a currency, because the variants name the currency differently (§1). */
function tokens(amount: number): string {
  return COUNT.format(amount);
}
