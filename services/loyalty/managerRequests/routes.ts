import {
  askManager as askManagerRoute,
  listManagerRequests,
  requestConversion as requestConversionRoute,
} from '@cabinet/contracts/managerRequests';
import { conversionFormSchema } from '@cabinet/domain/forms/conversion';
import { questionFormSchema } from '@cabinet/domain/forms/question';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { serve } from '../../kit/serve.ts';
import { findContact, getContact } from '../members/contacts.ts';
import { findManagerRequests } from './repository.ts';
import { askManager, requestConversion } from './rules.ts';

export function serveManagerRequests(app: FastifyInstance, db: Database): void {
  serve(app, listManagerRequests, async (_, caller) => {
    const contact = await findContact(db, caller);
    return { requests: contact ? await findManagerRequests(db, contact.id) : [] };
  });

  serve(app, requestConversionRoute, async ({ body }, caller) =>
    writeOnce(db, caller, ['requestConversion', body], async (tx) => {
      // The maximum is known only after the balance is locked.
      const schema = conversionFormSchema(Number.POSITIVE_INFINITY);
      const wish = parseForm(schema, { ...body, amount: String(body.amount) });
      return { request: await requestConversion(tx, await getContact(tx, caller), wish) };
    }),
  );

  serve(app, askManagerRoute, async ({ body }, caller) =>
    writeOnce(db, caller, ['askManager', body], async (tx) => ({
      request: await askManager(
        tx,
        await getContact(tx, caller),
        parseForm(questionFormSchema, body).comment,
      ),
    })),
  );
}
