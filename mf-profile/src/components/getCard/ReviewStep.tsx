import type { CardStep, GetCardValues } from '@cabinet/domain/forms/getCard';
import { useFormats } from '@cabinet/i18n';
import { policyLink } from '@cabinet/state';
import { Panel, PhoneText } from '@cabinet/ui';
import { ConsentFormField } from '@cabinet/ui/form';
import { Trans } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighbours } from '../../paths.ts';
import { ReviewRow } from './ReviewRow.tsx';
import styles from './ReviewStep.module.css';
import type { StepProps } from './stepProps.ts';

interface ReviewStepProps extends StepProps {
  values: GetCardValues;
  /** The terms have changed since the participant accepted them (R37). */
  hasNewTerms: boolean;
  onEdit: (step: CardStep) => void;
}

/** All answers, and the two required consents (§5). */
export function ReviewStep({ control, values, hasNewTerms, onEdit }: ReviewStepProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatDate } = useFormats();
  const middleName = values.hasNoMiddleName ? '' : values.middle_name;
  return (
    <>
      <Panel>
        <ReviewRow name="name" onEdit={onEdit}>
          <b className={styles.main}>
            {[values.last_name, values.name, middleName].filter(Boolean).join(' ')}
          </b>
          <span>
            {t(`getCard.gender.${values.gender}`)}, {formatDate(values.birth_date)}
          </span>
        </ReviewRow>
        <ReviewRow name="contacts" onEdit={onEdit}>
          <b className={styles.main}>
            <PhoneText phone={values.phone_number} />
          </b>
          <span>{values.email}</span>
        </ReviewRow>
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
