import { isEmailSettled } from '@cabinet/domain/client';
import { clientAtom, contactAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { loadEmailNotices } from '../remotes/source.ts';
import { optionalPart } from './optionalPart.tsx';

const EmailNotices = optionalPart('email-notices', async () => (await loadEmailNotices()).EmailNotices);

/**
 * Loads the e-mail notices if there may be one. They stay mounted, because a replacement may remove the
 * reason for a notice.
 */
export function EmailPart() {
  const client = useAtomValue(clientAtom);
  const contact = useAtomValue(contactAtom);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && client && !isEmailSettled(client, contact)) setNeeded(true);
  return isNeeded && <EmailNotices />;
}
