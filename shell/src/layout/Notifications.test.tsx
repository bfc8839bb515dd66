import { getOperationDictionary } from '@cabinet/contracts/operations';
import { addEvents, forgetEvents } from '@cabinet/state/events';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { act } from 'react';
import en from '../locales/en.json' with { type: 'json' };
import uz from '../locales/uz.json' with { type: 'json' };
import { Notifications } from './Notifications.tsx';

const FLASK = { ru: 'Термос', uz: 'Termos', en: 'Flask' };

afterEach(() => forgetEvents());

test.each([
  ['uz', uz, 'Bildirishnomalar', 'Buyurtma: Termos'],
  ['en', en, 'Notifications', 'Order: Flask'],
] as const)(
  "R45 R46 the bell names an order in the reader's language: %s",
  async (language, words, title, name) => {
    const messages = { ru: words, uz: async () => ({ default: uz }), en: async () => ({ default: en }) };
    const Routes = () => <Notifications />;
    const { user, network, ...page } = await renderRemote(
      { contract: 1, messages, Routes },
      {
        name: 'shell',
        language,
        answers: (services) =>
          services.on(getOperationDictionary, () => ({
            LoyaltyOperationsInfo: [{ xmlId: 'ORDER', ids: [40] }],
          })),
      },
    );
    act(() => addEvents([2], [{ operationId: 40, type: 'UNHEARD_OF', amount: -900, about: FLASK }]));
    const bell = await page.findByRole('button', { name: new RegExp(`^${title}, 1`) });
    expect(network.calls(getOperationDictionary)).toHaveLength(0);
    await user.click(bell);
    expect(await page.findByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    expect(network.calls(getOperationDictionary)).toHaveLength(1);
  },
);
