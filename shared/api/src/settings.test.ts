import { getClient } from '@cabinet/contracts/crm';
import { aClient } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { call } from './client.ts';
import { onScopeChange } from './settings.ts';

test('§7 held calls leave before the page learns that the client is ready, and renders', async () => {
  const order: string[] = [];
  const told = Promise.withResolvers<void>();
  onScopeChange(() => {
    order.push('told');
    told.resolve();
  });
  const network = fakeNetwork([
    [
      getClient,
      () => {
        order.push('asked');
        return { client: aClient() };
      },
    ],
  ]);
  const held = call(getClient, { query: {} });
  connect(network);
  await Promise.all([held, told.promise]);
  expect(order).toEqual(['asked', 'told']);
});
