import { type ApiError, isApiError } from '@cabinet/api/error';
import { useRouteAction } from '@cabinet/api/useRouteAction';
import {
  createOrder,
  getProduct,
  listOperations,
  listOrders,
  listProducts,
  type Order,
  type Product,
} from '@cabinet/contracts/loyalty';
import type { RouteInput } from '@cabinet/contracts/route';
import { refreshContact } from '@cabinet/state/user';
import { useRef } from 'react';
import { type Wish, wishedMoment } from '../domain/wish.ts';

type Body = RouteInput<typeof createOrder>['body'];

/** Everything that shows tokens, stock or orders. */
const STALE = [listProducts, getProduct, listOrders, listOperations];

/** Buys a product, once per intent however often it is sent. */
export function usePurchase() {
  const { run, isRunning, error, reset } = useRouteAction(createOrder, { stale: STALE });
  /** What was sent without an answer. Its key fits no other body, so the retry sends just this (L3). */
  const unanswered = useRef<Body | null>(null);

  /** @returns the order, or null when there is none: `error` then says why */
  async function buy(product: Product, cardId: number, wish: Wish): Promise<Order | null> {
    unanswered.current ??= {
      cardId,
      prodId: product.id,
      price: product.price,
      comment: wish.comment,
      date: wishedMoment(wish, new Date()),
      description: product.name.ru,
    };
    try {
      const { order } = await run({ body: unanswered.current });
      settle();
      return order;
    } catch (error) {
      // The participant may have spent the tokens in another tab.
      if (isRefusal(error)) settle();
      return null;
    }
  }

  function settle() {
    unanswered.current = null;
    void refreshContact();
  }

  return { buy, isRunning, error, isUnanswered: isUnanswered(error), reset };
}

/** The service has said no, and nothing was charged. */
function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && (error.kind === 'refused' || error.kind === 'missing');
}

/** Nobody knows yet whether the tokens were charged. */
function isUnanswered(error: ApiError | undefined): boolean {
  return error !== undefined && !isRefusal(error);
}
