import type { getPrivacy } from '@cabinet/contracts/privacy';
import type { RouteOutput } from '@cabinet/contracts/route';
import { policyLink } from '@cabinet/state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConsentList } from '../../components/ConsentList.tsx';
import { neighbours } from '../../paths.ts';
import { Leave } from './Leave.tsx';
import styles from './Privacy.module.css';
import { PrivacyExport } from './PrivacyExport.tsx';

/** Consents, a copy of the data, and leaving. */
export function Privacy({ consents, leaving }: RouteOutput<typeof getPrivacy>) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <div className={styles.privacy}>
      <section className={styles.part}>
        <h3>{t('privacy.consents.title')}</h3>
        <ConsentList consents={consents} />
        <p className={styles.links}>
          <a href={policyLink.href} target={policyLink.target} rel={policyLink.rel}>
            {t('privacy.consents.policy')}
          </a>
          <Link to={neighbours.rules}>{t('privacy.consents.rules')}</Link>
        </p>
      </section>
      <PrivacyExport />
      <Leave leaving={leaving} />
    </div>
  );
}
