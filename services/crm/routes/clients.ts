import {
  addClient,
  getClient as getClientRoute,
  getEmailConfirmation,
  linkCard,
  listSupportRequests,
  updateClient,
} from '@cabinet/contracts/crm';
import { normalisePhone } from '@cabinet/domain/phone';
import { mustAcceptTerms } from '@cabinet/domain/terms';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { BadRequest, NotFound } from '../../kit/errors.ts';
import { once } from '../../kit/once.ts';
import { serve } from '../../kit/serve.ts';
import { acceptTerms } from '../../loyalty/members/contacts.ts';
import { register } from '../../loyalty/members/registration.ts';
import { putCardLink } from '../repository/cardLinks.ts';
import { changeClient, findClient, getAttempts, getClient, insertClient } from '../repository/clients.ts';
import { findSupportRequests } from '../repository/supportRequests.ts';

export function serveClients(app: FastifyInstance, db: Database): void {
  serve(app, getClientRoute, async (_, caller) => ({ client: await getClient(db, caller), merged: false }));

  serve(app, addClient, async ({ body }, caller) =>
    db.transaction((tx) =>
      once(tx, caller.subject, caller.key, ['addClient', body], async () => {
        // Find the client first: the query binds a client that is known only by e-mail.
        const known = await findClient(tx, caller);
        if (known) return { result: 'success', client: known };
        const { name, surname, project_id } = body;
        await insertClient(tx, caller, {
          name: name || caller.firstName,
          surname: surname || caller.lastName,
          project_id,
        });
        return { result: 'success', client: await getClient(tx, caller) };
      }),
    ),
  );

  serve(app, updateClient, async ({ body }, caller) =>
    db.transaction((tx) =>
      once(tx, caller.subject, caller.key, ['updateClient', body], async () => {
        const client = await getClient(tx, caller);
        const { phone, ...rest } = body;
        await changeClient(tx, client.id, phone === undefined ? rest : { ...rest, phone: phoneOf(phone) });
        if (body.updated_terms === false) await acceptTerms(tx, caller);
        return { result: 'success' };
      }),
    ),
  );

  serve(app, getEmailConfirmation, async ({ params }, caller) => {
    const client = await getClient(db, caller);
    // Another participant's id gets the same answer as an unknown id.
    if (client.id !== params.id) throw new NotFound();
    return getAttempts(db, client.id);
  });

  serve(app, listSupportRequests, async ({ query }, caller) => {
    const client = await findClient(db, caller);
    if (!client) return { data: [] };
    return { data: await findSupportRequests(db, client.id, query.category_code, query.status_code) };
  });

  serve(app, linkCard, async ({ body }, caller) => {
    const client = await getClient(db, caller);
    return db.transaction((tx) =>
      once(tx, caller.subject, caller.key, ['linkCard', body], async () => {
        await putCardLink(tx, client.id, body);
        const cardNumber = mustAcceptTerms(client, null) ? null : await register(tx, caller);
        return { response: cardNumber === null ? {} : { cardNumber } };
      }),
    );
  });
}

function phoneOf(text: string): string {
  const phone = normalisePhone(text);
  if (/^\+\d{7,15}$/.test(phone)) return phone;
  throw new BadRequest({ error: 'Введи корректный номер телефона', errorCode: 'bad_phone' });
}
