import { isApiError } from '@cabinet/api/error';
import { useRouteAction } from '@cabinet/api/useRouteAction';
import { type CrmClient, getEmailConfirmation, replaceEmail } from '@cabinet/contracts/crm';
import { emailScreen } from '@cabinet/domain/emailScreen';
import { reportError } from '@cabinet/state/report';
import { isViewAsAtom } from '@cabinet/state/session';
import { refreshClient } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Replaces the e-mail with the confirmed e-mail on load, if necessary (§4).
 * @returns the outcome, or null without a replacement or without an answer; the next visit then tries again
 */
export function useReplacement(client: CrmClient): 'completed' | 'failed' | null {
  const isViewAs = useAtomValue(isViewAsAtom);
  const [outcome, setOutcome] = useState<'completed' | 'failed' | null>(null);
  const { run } = useRouteAction(replaceEmail, { stale: [getEmailConfirmation] });
  const isNeeded = !isViewAs && emailScreen({ client }, new Date()).needsReplacement;

  const replace = useEffectEvent(async () => {
    const { change_client_email: email, change_email_code: code } = client;
    try {
      await run({ body: { email: email ?? '', code } });
      await refreshClient();
      setOutcome('completed');
    } catch (error) {
      const isAnswered = isApiError(error) && error.kind !== 'network' && error.kind !== 'unauthorised';
      if (isAnswered) setOutcome('failed');
      else reportError(error, 'email-replacement');
    }
  });

  useEffect(() => {
    if (isNeeded) void replace();
  }, [isNeeded]);
  return outcome;
}
