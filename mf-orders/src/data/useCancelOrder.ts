import { currentOf, refreshRoutes, useRouteAction } from '@cabinet/api';
import { listOperations } from '@cabinet/contracts/operations';
import { CANCEL_SOURCE, getOrder, listOrders, type Order, sendOrderMessage } from '@cabinet/contracts/orders';
import { getProduct, listProducts } from '@cabinet/contracts/products';
import { refreshContact } from '@cabinet/state';
import { atom, useAtom } from 'jotai';

/**
 * Orders whose cancellation was sent from this page. A service that only informs the manager keeps their
 * status (R9).
 */
const sentAtom = atom<ReadonlySet<number>>(new Set<number>());

/** Routes that show returned tokens or stock. */
const STALE = [listOrders, getOrder, listOperations, getProduct, listProducts];

export function useCancelOrder({ id: orderId, version }: Pick<Order, 'id' | 'version'>) {
  const { run, error, reset } = useRouteAction(sendOrderMessage, {
    stale: STALE,
    intent: `cancel-${orderId}`,
  });
  const [sent, setSent] = useAtom(sentAtom);

  /** Sends the reason. Rejects with the error that `error` then holds. */
  async function cancel(reason: string): Promise<void> {
    try {
      await run({
        params: { orderId },
        body: { source: CANCEL_SOURCE, message: reason, ...(version && { version }) },
      });
    } catch (failure) {
      // A refusal means that the order on screen is stale.
      void refreshRoutes([getOrder, listOrders]);
      throw failure;
    }
    setSent((ids) => new Set(ids).add(orderId));
    void refreshContact();
  }

  return {
    cancel,
    isSent: sent.has(orderId),
    error,
    /** The current order, if another person has changed it meanwhile. Null without such a conflict. */
    moved: currentOf(error, getOrder)?.order ?? null,
    reset,
  };
}
