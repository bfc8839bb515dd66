import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LateSide } from './LateSide.tsx';
import type { Contact, ContactRead } from './useContact.ts';

interface ContactSideProps {
  read: ContactRead;
  children(contact: Contact): ReactNode;
}

/** Shows the form side of the page when its code has loaded. */
export function ContactSide({ read, children }: ContactSideProps) {
  const { t } = useTranslation('friend');
  return (
    <LateSide late={read} failure={t('form.failed')}>
      {children}
    </LateSide>
  );
}
