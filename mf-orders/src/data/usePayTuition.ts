import { useRouteAction } from '@cabinet/api';
import { listOperations } from '@cabinet/contracts/operations';
import { listOrders, type Order } from '@cabinet/contracts/orders';
import { payTuition } from '@cabinet/contracts/tuition';
import type { TuitionPayment } from '@cabinet/domain/forms/tuition';
import { refreshContact } from '@cabinet/state';

const STALE = [listOrders, listOperations];

/** Pays for tuition. Repeated sends have one intent, also after a reload (N2). */
export function usePayTuition() {
  const { run, isRunning, error, unanswered, reset } = useRouteAction(payTuition, {
    stale: STALE,
    intent: 'tuition',
  });

  /**
   * @returns the order, or null on failure; `error` then has the reason
   */
  async function pay(payment: TuitionPayment, cardId: number): Promise<Order | null> {
    try {
      return (await run({ body: { cardId, ...payment } })).order;
    } catch {
      return null;
    } finally {
      // Also after a refusal, because the participant may have spent the tokens in another tab.
      void refreshContact();
    }
  }

  return {
    pay,
    isRunning,
    error,
    /** The payment that was sent without an answer, or null. */ unanswered: unanswered?.body ?? null,
    reset,
  };
}
