import type { ActualPhone } from '@cabinet/domain/phone';
import { PhoneText, Tag } from '@cabinet/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
  const { t } = useTranslation('mf-profile-later');
  const mismatch = phone.phone ? phoneMismatch(phone) : null;
  // Nobody at the support can verify it.
  const isForSupport = mismatch !== null && mismatch !== 'unverified';
  return (
    <Fact
      title={t('phone.name')}
      note={
        mismatch && (
          <>
            {t(`phone.mismatch.${mismatch}`)}
            {others.map(({ source, phone: other }) => (
              <Fragment key={source}>
                {` ${t(`phone.source.${source}`)}: `}
                <PhoneText phone={other} />
              </Fragment>
            ))}
          </>
        )
      }
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
          <PhoneText phone={phone.phone} />
          {phone.isVerifiedByClient && <Tag tone="success">{t('phone.verified')}</Tag>}
        </span>
      )}
    </Fact>
  );
}
