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

/** Looks and words come only to those who have something to be told. */
const EmailNotice = optionalPart('email-notice', async () => {
  const [{ EmailNotice: part }, { messages }] = await Promise.all([
    import('./EmailNotice.tsx'),
    import('./messages.ts'),
  ]);
  await registerMessages(i18n, 'email', messages);
  return part;
});

/** What is told on every page about the participant's e-mail (§4 Banners, Modals), and done about it on load. */
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
  // Told once about each e-mail, and never to staff who looks.
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
