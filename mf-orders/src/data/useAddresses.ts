import { useRouteAction, useRouteData } from '@cabinet/api';
import {
  addAddress,
  changeAddress,
  listAddresses,
  setAddressHidden,
  setDefaultAddress,
} from '@cabinet/contracts/addresses';
import { isViewAsAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

const STALE = { stale: [listAddresses] };

/** The participant's delivery addresses. Staff does not read an owner's addresses (§6). */
export function useAddresses() {
  const isViewAs = useAtomValue(isViewAsAtom);
  const { data, ...state } = useRouteData(listAddresses, isViewAs ? null : { query: {} });
  return { ...state, addresses: data?.deliveryNotes, isViewAs };
}

/** Adds an address. Repeated sends have the same intent, so the service stores one address. */
export function useAddAddress() {
  return useRouteAction(addAddress, { ...STALE, intent: 'address' });
}

export function useChangeAddress(id: number) {
  return useRouteAction(changeAddress, { ...STALE, intent: `address-${id}` });
}

export function useSetAddressHidden() {
  return useRouteAction(setAddressHidden, STALE);
}

export function useSetDefaultAddress() {
  return useRouteAction(setDefaultAddress, STALE);
}
