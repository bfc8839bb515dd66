import { participantOf } from './support/participant.ts';
import { expect, test } from './support/test.ts';

test('CONTRACT §2 the outbox shows requested codes for phone and e-mail, newest first', async ({
  open,
  page,
  signIn,
  system,
}) => {
  system.isChanged = true;
  await signIn('mail-pending');
  const participant = participantOf(page, system.url);
  await open('/faq');
  const { client } = await participant.get<{ client: { id: number } }>('/crm/api/user/get');
  const sms = await participant.post('/loyalty/api/phoneVerification', { phone: '8 (916) 555-00-11' });
  const email = await participant.post(`/crm/api/user/${client.id}/emailConfirmation/send`, {});
  expect([sms.status, email.status]).toEqual([200, 200]);

  await page.goto('/sandbox/outbox');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Отправленные сообщения');
  const messages = page.getByRole('listitem');
  await expect(messages.nth(0)).toContainText('Письмо · jasur.new@cabinet.test');
  await expect(messages.nth(1)).toContainText('SMS · +79165550011');

  const code = await messages
    .nth(1)
    .getByText(/^\d{6}$/)
    .textContent();
  const verified = await participant.get(`/loyalty/api/phoneVerification?code=${Number(code)}`);
  expect(verified).toEqual({ response: { phone: '+79165550011' } });
});
