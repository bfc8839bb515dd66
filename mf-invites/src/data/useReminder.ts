import { useRouteAction } from '@cabinet/api/useRouteAction';
import { remindFriend } from '@cabinet/contracts/invitations';
import { listInvitations } from '@cabinet/contracts/loyalty';

/** A reminder to a friend: one, however often it is sent. */
export function useReminder(id: number) {
  const { run, ...state } = useRouteAction(remindFriend, {
    stale: [listInvitations],
    intent: `remind-${id}`,
  });
  return { ...state, remind: () => run({ params: { id } }) };
}
