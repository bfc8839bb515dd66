import type { CrmClient } from '@cabinet/contracts/crm';
import { emailScreen } from '@cabinet/domain/emailScreen';
import { registerMessages } from '@cabinet/i18n/messages';
import { isViewAsAtom } from '@cabinet/state/session';
import { useDraft } from '@cabinet/state/useDraft';
import { clientAtom, contactAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { i18n } from '../i18n.ts';
import { optionalPart } from './optionalPart.tsx';
import { useOldEmail } from './useOldEmail.ts';
import { useReplacement } from './useReplacement.ts';

/** The component and its texts load only for participants who have a notice. */
const EmailNotice = optionalPart('email-notice', async () => {
  const [{ EmailNotice: part }, { messages }] = await Promise.all([
    import('./EmailNotice.tsx'),
    import('./messages.ts'),
  ]);
  await registerMessages(i18n, 'email', messages);
  return part;
});

/**
 * Shows the notices about the participant's e-mail on every page (§4 Banners, Modals), and runs the
 * replacement on load.
 */
export function EmailNotices() {
  const client = useAtomValue(clientAtom);
  return client && <Notices client={client} />;
}

function Notices({ client }: { client: CrmClient }) {
  const contact = useAtomValue(contactAtom);
  const isViewAs = useAtomValue(isViewAsAtom);
  const replacement = useReplacement(client);
  const foundEmail = useOldEmail(client, contact);
  const { banner, modal } = emailScreen({ client, contact, replacement, foundEmail }, new Date());
  // Show the dialog once for each e-mail, and never in view-as.
  const told = useDraft('email-told', '');
  const message = modal && `${modal} ${client.change_b24_email ?? client.email}`;
  const isDue = !isViewAs && message !== told.value;

  if (!banner && !(modal && isDue)) return null;
  return (
    <EmailNotice
      banner={banner}
      modal={isDue ? modal : null}
      emails={{
        current: client.email,
        own: client.change_client_email,
        managers: client.change_b24_email,
        old: foundEmail ?? client.old_emails.at(-1) ?? null,
      }}
      onClose={() => told.edit(message ?? '')}
    />
  );
}
