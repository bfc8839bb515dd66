import { shownSteps } from './orderSteps.ts';

function statuses(order: Partial<Parameters<typeof shownSteps>[0]>): string[] {
  return shownSteps({ status: 'NEW_ORDER', kind: 'product', statusDetail: null, ...order }).map(
    ({ status }) => status,
  );
}

const reached = (...all: string[]) => ({
  history: all.map((status) => ({ status, date: '2026-11-12T09:30:00Z', note: null })),
  expected: [],
  place: null,
  keepUntil: null,
  cancelReason: null,
  address: null,
});

test.each([
  [
    'goods end with the receipt, without a closing step',
    {},
    'NEW_ORDER PROCESSING BUYING DELIVERY DELIVERED RECEIVED',
  ],
  [
    'a closed order shows its closing step',
    { status: 'CLOSED' },
    'NEW_ORDER PROCESSING BUYING DELIVERY DELIVERED RECEIVED CLOSED',
  ],
  ['a service has no delivery steps', { kind: 'service' as const }, 'NEW_ORDER PROCESSING RECEIVED'],
  [
    'a service shows a delivery step that its history contains',
    {
      kind: 'service' as const,
      status: 'RECEIVED',
      statusDetail: reached('NEW_ORDER', 'DELIVERED', 'RECEIVED'),
    },
    'NEW_ORDER PROCESSING DELIVERED RECEIVED',
  ],
  [
    'a tuition payment has no receipt',
    { kind: 'tuition' as const, status: 'CLOSED' },
    'NEW_ORDER PROCESSING CLOSED',
  ],
  [
    'a cancelled order ends with the cancellation',
    { status: 'CANCELLED', statusDetail: reached('NEW_ORDER', 'CANCELLED') },
    'NEW_ORDER CANCELLED',
  ],
])('shownSteps: %s', (_, order, expected) => {
  expect(statuses(order).join(' ')).toBe(expected);
});
