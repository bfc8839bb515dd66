import * as v from 'valibot';
import { numericId, owner, seenVersion, textUpTo, version } from './fields.ts';
import { defineRoute } from './route.ts';
import { COMMENT_LENGTH } from './text.ts';

/** Limits of the length of an address, in characters. */
export const ADDRESS_LENGTH = { min: 5, max: 300 } as const;
/** Most visible (not hidden) addresses of one participant. */
export const ADDRESS_COUNT = 10;

/** A delivery address (§2 Addresses). */
export const addressSchema = v.object({
  id: v.number(),
  address: v.string(),
  /** Entrance, floor, times when somebody is at home. */
  comment: v.nullish(v.string(), ''),
  isDefault: v.nullish(v.boolean(), false),
  isHidden: v.nullish(v.boolean(), false),
  /** An order goes to this address, so nobody can edit the address now (§2). */
  isUsed: v.nullish(v.boolean(), false),
  /** Version of the text and the comment. */
  version,
});
export type Address = v.InferOutput<typeof addressSchema>;

const params = v.object({ id: numericId });
const body = v.object({
  address: v.pipe(v.string(), v.trim(), v.minLength(ADDRESS_LENGTH.min), v.maxLength(ADDRESS_LENGTH.max)),
  comment: v.optional(textUpTo(COMMENT_LENGTH), ''),
});
const output = v.object({ deliveryNote: addressSchema });

export const listAddresses = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/deliveryNotes',
  access: 'own',
  summary: 'Lists the own delivery addresses: the default address first, hidden addresses last',
  query: v.object(owner),
  output: v.object({ deliveryNotes: v.array(addressSchema) }),
});

export const addAddress = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/deliveryNotes',
  access: 'own',
  summary: 'Adds a delivery address; the first address becomes the default',
  body,
  output,
  refuses: [404, 409],
});

export const changeAddress = defineRoute({
  service: 'loyalty',
  method: 'PUT',
  path: '/api/deliveryNotes/{id}',
  access: 'own',
  summary: 'Changes an own delivery address that no open order uses',
  params,
  body: v.object({ ...body.entries, version: v.optional(seenVersion) }),
  output,
  refuses: [404, 409],
});

export const setAddressHidden = defineRoute({
  service: 'loyalty',
  method: 'PUT',
  path: '/api/deliveryNotes/{id}/hidden',
  access: 'own',
  summary: 'Hides or restores an own delivery address; a hidden address is not the default',
  params,
  body: v.object({ isHidden: v.boolean() }),
  output,
  refuses: [404, 409],
});

export const setDefaultAddress = defineRoute({
  service: 'loyalty',
  method: 'PUT',
  path: '/api/deliveryNotes/{id}/default',
  access: 'own',
  summary: 'Makes an own delivery address the default',
  params,
  output,
  refuses: [404, 409],
});
