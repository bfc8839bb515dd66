import type { CabinetConfig } from '@cabinet/contracts/config';
import { callAddress } from '@cabinet/domain/phone';
import { buttonClass, Panel, PhoneText } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../paths.ts';
import { Facts } from './Facts.tsx';
import styles from './SupportContact.module.css';

/** The contacts of the support, for states where the participant may be stuck. */
export function SupportContact({ support }: { support: CabinetConfig['support'] }) {
  const { t } = useTranslation('mf-email-change');
  return (
    <Panel title={t('support.title')} tone="accent" className={styles.support}>
      <p>{t('support.text')}</p>
      <Facts
        facts={[
          { name: t('support.email'), value: <a href={`mailto:${support.email}`}>{support.email}</a> },
          {
            name: t('support.phones'),
            value: support.phones.map((phone) => (
              <a key={phone} className={styles.phone} href={callAddress(phone)}>
                <PhoneText phone={phone} />
              </a>
            )),
          },
        ]}
      />
      <Link className={buttonClass({ variant: 'ink' })} to={elsewhere.support}>
        {t('support.action')}
      </Link>
    </Panel>
  );
}
