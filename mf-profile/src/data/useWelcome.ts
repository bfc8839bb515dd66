import { subjectMark, useRouteData, whereAllowed } from '@cabinet/api';
import { listOperations } from '@cabinet/contracts/operations';
import { type WelcomeStage, welcomeOperation, welcomeStage } from '@cabinet/domain/welcome';
import { contactAtom, isViewAsAtom, physicalCardAtom, sessionAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

const PREFIX = 'cabinet-welcome';

export interface Welcome {
  stage: WelcomeStage;
  /** The actual welcome bonus, in tokens (R7). */
  amount: number;
}

/** The welcome that is due. Each person sees it once, staff never (§4 Welcome modal). */
export function useWelcome() {
  // A newcomer without a card has no bonus, so the home page reads no history.
  const card = useAtomValue(physicalCardAtom);
  const contact = useAtomValue(contactAtom);
  const operations = useRouteData(listOperations, card ? { query: {} } : null).data?.operations;
  const subject = useAtomValue(sessionAtom)?.subject ?? '';
  const isViewAs = useAtomValue(isViewAsAtom);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const key = `${PREFIX}:${subjectMark(subject)}`;
  const isDue = operations !== undefined && !isViewAs && dismissed !== key && !isKept(key);

  function dismiss() {
    setDismissed(key);
    keep(key);
  }

  function due(now: Date): Welcome | null {
    const operation = isDue && welcomeOperation(operations, now);
    return operation
      ? { stage: welcomeStage(operation, { card, contact }, now), amount: operation.amount }
      : null;
  }

  return { welcome: due(new Date()), dismiss };
}

/** Without storage each tab shows the welcome once. */
function isKept(key: string): boolean {
  return typeof whereAllowed(() => localStorage.getItem(key)) === 'string';
}

function keep(key: string): void {
  whereAllowed(() => localStorage.setItem(key, 'said'));
}
