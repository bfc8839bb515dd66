import { contactAtom } from '@cabinet/state';
import { Dialog } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Deals } from '../../components/Deals.tsx';
import { Fact } from '../../components/Fact.tsx';
import { PhoneFact } from '../../components/PhoneFact.tsx';
import { type HomeDialogProps, useHomeDialog } from '../../data/useHomeDialog.ts';
import { useOwnPhone } from '../../data/useOwnPhone.ts';
import { useParticipant } from '../../data/useParticipant.ts';
import styles from './DataDialog.module.css';

/** The personal data that the programme holds. */
export function DataDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const { fullName, email } = useParticipant();
  const contact = useAtomValue(contactAtom);
  const phone = useOwnPhone();
  const { open } = useHomeDialog();
  return (
    <Dialog open onClose={onClose} title={t('profile.data')}>
      <dl className={styles.facts}>
        <Fact title={t('profile.name')}>{fullName || email}</Fact>
        {contact && <Fact title={t('mf-profile:about.id')}>{contact.id}</Fact>}
        <PhoneFact {...phone} onVerify={() => open('phone')} />
        {contact?.deals && contact.deals.length > 0 && (
          <Fact title={t('about.deals')}>
            <Deals deals={contact.deals} />
          </Fact>
        )}
        {contact && contact.partners.length > 0 && (
          <Fact title={t('about.partners')}>{contact.partners.join(', ')}</Fact>
        )}
      </dl>
    </Dialog>
  );
}
