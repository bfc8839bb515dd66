import type { ActualPhone } from '@cabinet/domain/phone';
import { Tag } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { phoneLine } from '../domain/phoneLine.ts';
import { type OtherPhone, phoneMismatch } from '../domain/phoneMismatch.ts';
import { neighbours } from '../paths.ts';
import styles from './Deals.module.css';
import { Fact } from './Fact.tsx';
import { TextButton } from './TextButton.tsx';

interface PhoneFactProps {
  phone: ActualPhone;
  /** What the sources say that do not agree. */
  others: readonly OtherPhone[];
  /** Verifies this phone or another one. */
  onVerify(): void;
}

/** The phone the cabinet goes by, and in words where its sources disagree (§3 Actual phone, §8). */
export function PhoneFact({ phone, others, onVerify }: PhoneFactProps) {
  const { t } = useTranslation('mf-profile');
  const mismatch = phone.phone ? phoneMismatch(phone) : null;
  // Nobody at the support can verify it.
  const isForSupport = mismatch !== null && mismatch !== 'unverified';
  const list = others.map(
    ({ source, phone: other }) => `${t(`phone.source.${source}`)}: ${phoneLine(other)}`,
  );
  return (
    <Fact
      title={t('phone.title')}
      note={mismatch && [t(`phone.mismatch.${mismatch}`), ...list].join(' ')}
      action={
        <>
          <TextButton onClick={onVerify}>
            {t(`phone.${phone.phone === '' ? 'add' : phone.isVerifiedByClient ? 'change' : 'verify'}`)}
          </TextButton>
          {isForSupport && <Link to={neighbours.support}>{t('phone.tell')}</Link>}
        </>
      }
    >
      {phone.phone === '' ? (
        t('phone.none')
      ) : (
        <span className={styles.deal}>
          {phoneLine(phone.phone)}
          {phone.isVerifiedByClient && <Tag tone="success">{t('phone.verified')}</Tag>}
        </span>
      )}
    </Fact>
  );
}
