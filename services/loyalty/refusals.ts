import type { ErrorBody } from '@cabinet/contracts/error';
import type { ConversionRefusal } from '@cabinet/domain/conversion';
import type { CancelRefusal } from '@cabinet/domain/order';
import { codeOfReason, type PurchaseRefusal, type PurchaseRefusalReason } from '@cabinet/domain/purchase';
import type { CodeCheck } from '../kit/codes.ts';

// The programme speaks Russian to its participants; the cabinet words what it knows in its own language
// and shows these texts for the rest (§5, §8).
const PURCHASE_REFUSALS: Record<PurchaseRefusalReason, string> = {
  'no-card': 'У тебя нет физической карты',
  'card-off': 'Карта сейчас не активна: токены заморожены',
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

/** Why a purchase is refused, in words; a missing sum is named (§5). */
export function purchaseRefusalBody({ reason, missing }: PurchaseRefusal): ErrorBody {
  const text = PURCHASE_REFUSALS[reason];
  return {
    error: missing === undefined ? text : `${text}: не хватает ${tokens(missing)}`,
    errorCode: codeOfReason(reason),
  };
}

const NOT_BEST: ErrorBody = { error: 'Токены в рубли переводят Лучшие друзья', errorCode: 'not_best' };

/** Why the manager is not asked to turn tokens into roubles. */
export function conversionRefusalBody({ reason, missing = 0 }: ConversionRefusal): ErrorBody {
  return reason === 'not-best' ? NOT_BEST : purchaseRefusalBody({ reason, missing });
}

/** R37. */
export const TERMS_CHANGED: ErrorBody = {
  error: 'Условия программы изменились. Прими их, чтобы продолжить.',
  errorCode: 'terms_changed',
};

/** R48: goods that nobody brings are collected. */
export const NOT_DELIVERED: ErrorBody = {
  error: 'Этот товар не доставляем: забери его в пункте выдачи',
  errorCode: 'not_delivered',
};

/** The price on screen is not the price any more. */
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

/** Why a one-time code is not accepted. */
export const CODE_REFUSALS: Record<Exclude<CodeCheck, 'ok'>, ErrorBody> = {
  wrong: { error: 'Код не подошёл. Проверь и введи ещё раз.', errorCode: 'wrong_code' },
  expired: { error: 'Этот код больше не действует. Запроси новый.', errorCode: 'code_expired' },
  exhausted: { error: 'Слишком много попыток. Запроси новый код.', errorCode: 'code_exhausted' },
};

const COUNT = new Intl.NumberFormat('ru');

/** `1 250`: the name of the currency differs between the variants of the programme (§1). */
function tokens(amount: number): string {
  return COUNT.format(amount);
}
