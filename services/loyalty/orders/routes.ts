import {
  CANCEL_SOURCE,
  createOrder,
  getOrder as getOrderRoute,
  listOrders,
  type Order,
  sendOrderMessage,
} from '@cabinet/contracts/orders';
import { payTuition as payTuitionRoute } from '@cabinet/contracts/tuition';
import { cancelFormSchema } from '@cabinet/domain/forms/cancel';
import { expectedDay, expectedSteps, keptUntil } from '@cabinet/domain/orderDates';
import { mayViewAs } from '@cabinet/domain/roles';
import type { FastifyInstance } from 'fastify';
import { recordViewAs } from '../../kit/access.ts';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { type Context, serve } from '../../kit/serve.ts';
import { insistOnVersion } from '../../kit/version.ts';
import type { PictureUrl } from '../catalogue/pictures.ts';
import { findContact, getContact } from '../members/contacts.ts';
import { buy, cancel, leaveMessage } from './purchase.ts';
import {
  findOrders,
  getOrder,
  getOrderOwner,
  getStatusDetail,
  lockOrder,
  type OrderRow,
} from './repository.ts';
import { parseTuition, payTuition } from './tuition.ts';

export interface OrderOptions {
  pictureUrl: PictureUrl;
  /** The storage period at the pick-up point, in days. If undefined, the answer contains no date (R48). */
  storageDays: number | undefined;
}

export function serveOrders(
  app: FastifyInstance,
  db: Database,
  { pictureUrl, storageDays }: OrderOptions,
): void {
  function orderAnswer(
    row: OrderRow,
    detail: Awaited<ReturnType<typeof getStatusDetail>> | null = null,
  ): Order {
    const { image, expectedOn, isBrought, extendedDays, ...order } = row;
    const now = new Date();
    const keepUntil = keptUntil(row, storageDays);
    return {
      ...order,
      productImage: pictureUrl(image),
      expectedDate: expectedDay(row, now),
      keepUntil,
      isExtended: extendedDays !== null,
      statusDetail: detail && {
        ...detail,
        keepUntil,
        expected: expectedSteps(row, { now, storageDays }),
      },
    };
  }

  /** Returns the caller. For staff without an `email` parameter, returns the owner of the order. */
  async function orderOwner(orderId: number, caller: Context): Promise<{ id: number }> {
    if (caller.isViewAs || !mayViewAs(caller.roles)) return getContact(db, caller);
    const owner = await getOrderOwner(db, orderId);
    await recordViewAs(db, caller, owner.email, getOrderRoute, caller.requestId);
    return owner;
  }

  serve(app, listOrders, async ({ query }, caller) => {
    const contact = await findContact(db, caller);
    const orders = contact ? await findOrders(db, contact.id, query) : [];
    return { orders: orders.map((order) => orderAnswer(order)) };
  });

  serve(app, getOrderRoute, async ({ params, query }, caller) => {
    const owner = await orderOwner(params.orderId, caller);
    const order = await getOrder(db, owner.id, params.orderId);
    const isDetailed = query.include.split(',').includes('statusDetail');
    return { order: orderAnswer(order, isDetailed ? await getStatusDetail(db, order.id) : null) };
  });

  serve(app, createOrder, async ({ body }, caller) =>
    writeOnce(db, caller, ['createOrder', body], async (tx) => {
      const contact = await getContact(tx, caller);
      const id = await buy(tx, contact, body);
      return { order: orderAnswer(await getOrder(tx, contact.id, id)) };
    }),
  );

  serve(app, payTuitionRoute, async ({ body }, caller) =>
    writeOnce(db, caller, ['payTuition', body], async (tx) => {
      const payment = { ...body, ...parseTuition(body) };
      const contact = await getContact(tx, caller);
      const id = await payTuition(tx, contact, payment);
      return { order: orderAnswer(await getOrder(tx, contact.id, id)) };
    }),
  );

  serve(app, sendOrderMessage, async ({ params, body }, caller) =>
    writeOnce(db, caller, ['sendOrderMessage', params, body], async (tx) => {
      const contact = await getContact(tx, caller);
      if (body.source === CANCEL_SOURCE) {
        const { reason } = parseForm(cancelFormSchema, { reason: body.message });
        const order = await lockOrder(tx, contact.id, params.orderId);
        insistOnVersion({ seen: body.version, now: order.version }, { order: orderAnswer(order) });
        await cancel(tx, contact, order.id, reason);
      }
      await leaveMessage(tx, contact, params.orderId, body);
      return { order: orderAnswer(await getOrder(tx, contact.id, params.orderId)) };
    }),
  );
}
