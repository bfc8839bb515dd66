import {
  addAddress as addAddressRoute,
  changeAddress as changeAddressRoute,
  listAddresses,
  setAddressHidden,
  setDefaultAddress,
} from '@cabinet/contracts/addresses';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { serve } from '../../kit/serve.ts';
import { findContact, getContact } from '../members/contacts.ts';
import { findAddresses } from './repository.ts';
import { addAddress, changeAddress, hideAddress, makeDefault } from './rules.ts';

export function serveAddresses(app: FastifyInstance, db: Database): void {
  serve(app, listAddresses, async (_, caller) => {
    const contact = await findContact(db, caller);
    return { deliveryNotes: contact ? await findAddresses(db, contact.id) : [] };
  });

  serve(app, addAddressRoute, async ({ body }, caller) =>
    writeOnce(db, caller, ['addAddress', body], async (tx) => {
      const { id } = await getContact(tx, caller);
      return { deliveryNote: await addAddress(tx, id, body) };
    }),
  );

  serve(app, changeAddressRoute, async ({ params, body }, caller) =>
    writeOnce(db, caller, ['changeAddress', params, body], async (tx) => {
      const { id } = await getContact(tx, caller);
      return { deliveryNote: await changeAddress(tx, id, params.id, body) };
    }),
  );

  serve(app, setAddressHidden, async ({ params, body }, caller) =>
    writeOnce(db, caller, ['setAddressHidden', params, body], async (tx) => {
      const { id } = await getContact(tx, caller);
      return { deliveryNote: await hideAddress(tx, id, params.id, body.isHidden) };
    }),
  );

  serve(app, setDefaultAddress, async ({ params }, caller) =>
    writeOnce(db, caller, ['setDefaultAddress', params], async (tx) => {
      const { id } = await getContact(tx, caller);
      return { deliveryNote: await makeDefault(tx, id, params.id) };
    }),
  );
}
