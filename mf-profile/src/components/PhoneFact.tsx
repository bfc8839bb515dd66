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
  /** The phones of the other sources that disagree. */
  others: readonly OtherPhone[];
  /** Starts the verification of this phone or a new phone. */
  onVerify(): void;
}

/** The phone in force, with a note where the sources disagree (§3 Actual phone, §8). */
export function PhoneFact({ phone, others, onVerify }: PhoneFactProps) {
  const { t } = useTranslation('mf-profile-later');
  const mismatch = phone.phone ? phoneMismatch(phone) : null;
  // The support cannot verify a phone.
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
