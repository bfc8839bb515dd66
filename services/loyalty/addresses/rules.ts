import type { Address } from '@cabinet/contracts/addresses';
import type { ErrorBody } from '@cabinet/contracts/error';
import {
  type AddressRefusal,
  addressChangeRefusal,
  defaultAddressRefusal,
  moreAddressesRefusal,
} from '@cabinet/domain/address';
import { addressFormSchema } from '@cabinet/domain/forms/address';
import type { Tx } from '../../kit/database.ts';
import { Conflict } from '../../kit/errors.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { insistOnVersion } from '../../kit/version.ts';
import {
  addressVersion,
  getAddress,
  insertAddress,
  lockAddresses,
  setDefault,
  setHidden,
  updateAddress,
  useAddress,
} from './repository.ts';

type Text = Pick<Address, 'address' | 'comment'>;

const REFUSALS: Record<AddressRefusal, ErrorBody> = {
  used: { error: 'На этот адрес уже есть заказ: изменить его нельзя', errorCode: 'address_used' },
  hidden: { error: 'Этот адрес скрыт. Сначала верни его.', errorCode: 'address_hidden' },
  'too-many': {
    error: 'Адресов может быть не больше десяти. Скрой лишний.',
    errorCode: 'too_many_addresses',
  },
};
const BAD_ADDRESS: ErrorBody = { error: 'Введи адрес полностью, с номером дома', errorCode: 'bad_address' };
/** The limit includes hidden addresses, so that hiding addresses cannot fill the table. */
const ALL_ADDRESSES = 100;

// Every change locks the participant's addresses. This keeps one default and enforces the limit of ten.

export async function addAddress(tx: Tx, contactId: number, typed: Text): Promise<Address> {
  const text = addressOf(typed);
  const known = await lockAddresses(tx, contactId);
  insist(known.length >= ALL_ADDRESSES ? 'too-many' : moreAddressesRefusal(known));
  const isDefault = known.every((address) => !address.isDefault);
  return getAddress(tx, contactId, await insertAddress(tx, contactId, { ...text, isDefault }));
}

export async function changeAddress(
  tx: Tx,
  contactId: number,
  id: number,
  { version: seen, ...typed }: Text & { version?: string | undefined },
): Promise<Address> {
  const text = addressOf(typed);
  await lockAddresses(tx, contactId);
  const current = await getAddress(tx, contactId, id);
  insist(addressChangeRefusal(current));
  insistOnVersion(
    { seen, now: addressVersion(current), wanted: addressVersion(text) },
    { deliveryNote: current },
  );
  await updateAddress(tx, id, text);
  return getAddress(tx, contactId, id);
}

export async function hideAddress(
  tx: Tx,
  contactId: number,
  id: number,
  isHidden: boolean,
): Promise<Address> {
  const known = await lockAddresses(tx, contactId);
  const address = await getAddress(tx, contactId, id);
  if (address.isHidden && !isHidden) insist(moreAddressesRefusal(known));
  await setHidden(tx, id, isHidden);
  return getAddress(tx, contactId, id);
}

export async function makeDefault(tx: Tx, contactId: number, id: number): Promise<Address> {
  await lockAddresses(tx, contactId);
  insist(defaultAddressRefusal(await getAddress(tx, contactId, id)));
  await setDefault(tx, contactId, id);
  return getAddress(tx, contactId, id);
}

/** Assigns the address to the order. Later edits of the address are refused. */
export async function sendTo(tx: Tx, contactId: number, orderId: number, id: number): Promise<void> {
  await lockAddresses(tx, contactId);
  insist(defaultAddressRefusal(await getAddress(tx, contactId, id)));
  await useAddress(tx, orderId, id);
}

function addressOf({ address, comment }: Text) {
  return parseForm(addressFormSchema, { address, comment: comment ?? '' }, BAD_ADDRESS);
}

function insist(refusal: AddressRefusal | null): void {
  if (refusal) throw new Conflict(REFUSALS[refusal]);
}
