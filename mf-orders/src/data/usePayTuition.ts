import { useRouteAction } from '@cabinet/api';
import { listOperations, listOrders, type Order } from '@cabinet/contracts/loyalty';
import { payTuition } from '@cabinet/contracts/tuition';
import type { TuitionPayment } from '@cabinet/domain/forms/tuition';
import { refreshContact } from '@cabinet/state';

const STALE = [listOrders, listOperations];

/** Pays for the own studies, once per intent however often it is sent, after a reload too (N2). */
export function usePayTuition() {
  const { run, isRunning, error, unanswered, reset } = useRouteAction(payTuition, {
    stale: STALE,
    intent: 'tuition',
  });

  /** @returns the order, or null when there is none: `error` then says why */
  async function pay(payment: TuitionPayment, cardId: number): Promise<Order | null> {
    try {
      return (await run({ body: { cardId, ...payment } })).order;
    } catch {
      return null;
    } finally {
      // A refusal too: the participant may have spent the tokens in another tab.
      void refreshContact();
    }
  }

  return {
    pay,
    isRunning,
    error,
    /** Sent, but without an answer. */ unanswered: unanswered?.body ?? null,
    reset,
  };
}
