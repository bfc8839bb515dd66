import { useRouteData } from '@cabinet/api';
import { listLessons } from '@cabinet/contracts/lessons';
import { listOrders } from '@cabinet/contracts/loyalty';
import { NEXT_ACTIONS, nextActions } from '@cabinet/domain/nextActions';
import { cardStateAtom, isFetchedAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useFriends } from './useFriends.ts';
import { useInvitations } from './useInvitations.ts';
import { useOwnPhone } from './useOwnPhone.ts';

/** What to do now, the most pressing first. The lessons are asked for only where they could be among it. */
export function useNextActions() {
  const isFetched = useAtomValue(isFetchedAtom);
  const hasCard = useAtomValue(cardStateAtom) === 'active';
  // As the start reads them ahead.
  const orders = useRouteData(
    listOrders,
    isFetched && hasCard ? { query: { include: 'productImage' } } : null,
  );
  const { invitations } = useInvitations();
  const { registrations } = useFriends();
  const { phone } = useOwnPhone();
  const facts = {
    orders: orders.data?.orders,
    invitations,
    registered: registrations?.length,
    missing: isFetched && !phone.isVerifiedByClient ? ['phone'] : [],
  };
  const now = new Date();
  const isSettled = invitations !== undefined && (orders.data ?? orders.error) !== undefined;
  const isOpen = isSettled && nextActions({ ...facts, missing: [] }, now).length < NEXT_ACTIONS;
  const lessons = useRouteData(listLessons, isOpen && hasCard ? { query: {} } : null);
  const isWhole = isSettled && (!isOpen || (lessons.data ?? lessons.error) !== undefined);
  if (!hasCard || !isWhole) return [];
  return nextActions({ ...facts, lessons: lessons.data?.lessons }, now).slice(0, NEXT_ACTIONS);
}
