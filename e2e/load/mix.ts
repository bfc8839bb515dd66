import { addWish, listWishes, removeWish } from '@cabinet/contracts/catalogue';
import { getClient } from '@cabinet/contracts/crm';
import { getGoal, setGoal } from '@cabinet/contracts/goal';
import { listInvitations } from '@cabinet/contracts/invitations';
import { createLead } from '@cabinet/contracts/leads';
import { listLessons, saveLessonProgress } from '@cabinet/contracts/lessons';
import { listManagerRequests } from '@cabinet/contracts/managerRequests';
import { listCards, listContacts, listReferrals } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import {
  CANCEL_SOURCE,
  createOrder,
  getOrder,
  listOrders,
  sendOrderMessage,
} from '@cabinet/contracts/orders';
import { sendPhoneCode } from '@cabinet/contracts/phone';
import { getProduct, listProducts, listRelatives } from '@cabinet/contracts/products';
import { listContactTracking } from '@cabinet/contracts/programme';
import { getRating, RATING_PERIODS } from '@cabinet/contracts/rating';
import { type Route, type RouteInput, routePath } from '@cabinet/contracts/route';
import { listViews } from '@cabinet/contracts/views';
import type { Actor, Pick } from './crowd.ts';

/** A call of a participant, ready to send. */
export interface Call {
  /** Name in the results. */
  name: string;
  isRead: boolean;
  method: string;
  path: string;
  actor: Actor;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
  /** Receives the body of a successful answer. */
  learn?: ((answer: string) => void) | undefined;
}

/** A product with much stock, which everybody can afford many times. */
export interface Ware {
  id: number;
  price: number;
}

const PRODUCTS = 90;
const LESSONS = 6;

/**
 * Creates the mix of calls, in parts per hundred. Four of five calls are reads, in the proportions of the
 * pages. A visit starts, polls every 30 s, and opens the home page, the catalogue, the orders and the
 * friends.
 * @returns a function that returns the next call
 */
export function openMix(pick: Pick, crowd: Actor[], wares: Ware[]): () => Call {
  const product = () => 1 + pick(PRODUCTS);
  const someone = () => crowd[pick(crowd.length)] as Actor;
  const orders: Array<{ actor: Actor; orderId: number }> = [];
  let leads = 0;
  let codes = 0;

  function order(): Call {
    const actor = someone();
    const { id: prodId, price } = wares[pick(wares.length)] as Ware;
    const body = { cardId: actor.cardId, prodId, price, date: '2030-01-01T10:00:00.000Z' };
    const learn = (answer: string) => orders.push({ actor, orderId: JSON.parse(answer).order.id });
    return { ...callOf(createOrder, actor, { body }), learn };
  }

  function cancel(): Call {
    const bought = orders.shift();
    if (!bought) return order();
    const body = { source: CANCEL_SOURCE, message: 'Передумала' };
    return callOf(sendOrderMessage, bought.actor, { params: { orderId: bought.orderId }, body });
  }

  function invite(): Call {
    const actor = someone();
    const number = ++leads;
    const phone = `+7912${String(number).padStart(7, '0')}`;
    const payload = { mergelead: `run-${number}`, partner: actor.cardNumber, name: 'Друг', phone };
    const body = { land: 'sf_referral' as const, sourceName: 'cabinet', utm_source: 'load', payload };
    return callOf(createLead, actor, { body });
  }

  // In turn, because each participant may request ten codes a day.
  function code(): Call {
    const actor = crowd[codes++ % crowd.length] as Actor;
    return callOf(sendPhoneCode, actor, { body: { phone: actor.phone } });
  }

  function call<R extends Route>(route: R, input: (actor: Actor) => RouteInput<R>): () => Call {
    return () => {
      const actor = someone();
      return callOf(route, actor, input(actor));
    };
  }

  const all = { query: {} };
  const parts: Array<[parts: number, next: () => Call]> = [
    [20, call(listContactTracking, () => ({}))],
    [5, call(getClient, () => all)],
    [7, call(listContacts, () => ({ query: { include: 'deals,manager,hasWin' } }))],
    [6, call(listCards, () => all)],
    [4, call(listReferrals, () => ({ query: { xmlId: 'FRIEND' as const } }))],
    [4, call(listReferrals, () => ({ query: { xmlId: 'ACADEM_ORDER' as const } }))],
    [5, call(listOperations, () => all)],
    [2, call(getGoal, () => all)],
    [2, call(listManagerRequests, () => all)],
    [2, call(listViews, () => all)],
    [4, call(listInvitations, () => all)],
    [4, call(listWishes, () => all)],
    [5, call(listProducts, () => ({ query: { offset: 24 * pick(3) } }))],
    [3, call(getProduct, () => ({ params: { id: product() } }))],
    [2, call(listRelatives, () => ({ params: { id: product() } }))],
    [2, call(listOrders, () => ({ query: { include: 'productImage' } }))],
    [1, call(getOrder, ({ orderId }) => ({ params: { orderId }, query: { include: 'statusDetail' } }))],
    [1, call(getRating, () => ({ query: { period: RATING_PERIODS[pick(3)] } }))],
    [1, call(listLessons, () => all)],
    [5, call(addWish, () => ({ params: { id: product() } }))],
    [3, call(removeWish, () => ({ params: { id: product() } }))],
    [3, call(saveLessonProgress, () => ({ params: { id: 1 + pick(LESSONS) }, body: { watched: pick(90) } }))],
    [2, call(setGoal, () => ({ body: { sum: 1000 + pick(100_000) } }))],
    [3, order],
    [1, cancel],
    [2, invite],
    [1, code],
  ];
  const wheel = parts.flatMap(([count, next]) => Array<() => Call>(count).fill(next));
  return () => (wheel[pick(wheel.length)] as () => Call)();
}

function callOf<R extends Route>(route: R, actor: Actor, input: RouteInput<R>): Call {
  const { params, query, body } = input as { params?: object; query?: object; body?: object };
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const path = `/${route.service}${routePath(route, { ...params })}${search && `?${search}`}`;
  const { method } = route;
  return { name: `${method} ${route.path}`, isRead: method === 'GET', method, path, actor, body };
}
