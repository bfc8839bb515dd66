import type { CardStep, GetCardValues } from '@cabinet/domain/forms/getCard';
import { useFormats } from '@cabinet/i18n';
import { policyLink } from '@cabinet/state';
import { Panel, PhoneText } from '@cabinet/ui';
import { ConsentFormField } from '@cabinet/ui/form';
import { Trans } from '@cabinet/ui/later';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighbours } from '../../paths.ts';
import styles from './ReviewStep.module.css';
import type { StepProps } from './stepProps.ts';

interface ReviewStepProps extends StepProps {
  values: GetCardValues;
  /** The terms have changed since the participant agreed to them (R37). */
  hasNewTerms: boolean;
  onEdit: (step: CardStep) => void;
}

/** What will be sent, and the two consents that it takes (§5). */
export function ReviewStep({ control, values, hasNewTerms, onEdit }: ReviewStepProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatDate } = useFormats();
  const middleName = values.hasNoMiddleName ? '' : values.middle_name;
  return (
    <>
      <Panel>
        <Part name="name" onEdit={onEdit}>
          <b className={styles.main}>
            {[values.last_name, values.name, middleName].filter(Boolean).join(' ')}
          </b>
          <span>
            {t(`getCard.gender.${values.gender}`)}, {formatDate(values.birth_date)}
          </span>
        </Part>
        <Part name="contacts" onEdit={onEdit}>
          <b className={styles.main}>
            <PhoneText phone={values.phone_number} />
          </b>
          <span>{values.email}</span>
        </Part>
      </Panel>
      <div>
        <ConsentFormField control={control} name="agreesToPolicy">
          <Trans t={t} i18nKey="getCard.policy" components={{ open: <a {...policyLink}>{null}</a> }} />
        </ConsentFormField>
        <ConsentFormField control={control} name="agreesToTerms" hint={hasNewTerms && t('getCard.newTerms')}>
          <Trans
            t={t}
            i18nKey="getCard.terms"
            components={{ open: <Link to={neighbours.rules} target="_blank" /> }}
          />
        </ConsentFormField>
      </div>
    </>
  );
}

interface PartProps {
  name: CardStep;
  onEdit: (step: CardStep) => void;
  children: ReactNode;
}

function Part({ name, onEdit, children }: PartProps) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <div className={styles.part}>
      <div className={styles.words}>{children}</div>
      <button
        type="button"
        className={styles.link}
        aria-label={t(`getCard.edit.${name}`)}
        onClick={() => onEdit(name)}
      >
        {t('getCard.edit.short')}
      </button>
    </div>
  );
}
