import { aClient, anEmailConfirmation } from '@cabinet/testing/builders';
import { emailChangeView } from './emailChangeView.ts';

const now = new Date('2026-11-20T10:00:00Z');
const asked = aClient({ change_client_email: 'new@cabinet.test' });

test.each([
  ['no attempts are counted before a change', aClient(), anEmailConfirmation(), null],
  [
    'nor while a manager changes it',
    aClient({ change_b24_email: 'x@cabinet.test' }),
    anEmailConfirmation(),
    null,
  ],
  [
    'what is left of a running one',
    asked,
    anEmailConfirmation({ current_attempts: 2 }),
    { left: 3, total: 5 },
  ],
  ['never below none', asked, anEmailConfirmation({ current_attempts: 9 }), { left: 0, total: 5 }],
  ['nothing where the CRM keeps none', asked, null, null],
  [
    'nor after the deadline',
    asked,
    anEmailConfirmation({ current_attempts: 2, deadline: '2026-11-19T10:00:00Z' }),
    null,
  ],
])('emailChangeView: %s', (_, client, info, attempts) => {
  expect(emailChangeView(client, info, now).attempts).toEqual(attempts);
});

test.each([
  ['the participant’s own wish', asked, 'new@cabinet.test'],
  ['the manager’s', aClient({ change_b24_email: 'b24@cabinet.test' }), 'b24@cabinet.test'],
  ['none', aClient(), null],
])('emailChangeView: the new e-mail is %s', (_, client, email) => {
  expect(emailChangeView(client, null, now).newEmail).toBe(email);
});
