import { useRouteAction } from '@cabinet/api';
import { listInvitations, remindFriend } from '@cabinet/contracts/invitations';

/** Reminds a friend. Repeated sends have the same intent, so the friend gets one reminder. */
export function useReminder(id: number) {
  const { run, ...state } = useRouteAction(remindFriend, {
    stale: [listInvitations],
    intent: `remind-${id}`,
  });
  return { ...state, remind: () => run({ params: { id } }) };
}
