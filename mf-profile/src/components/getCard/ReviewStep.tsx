import { useFormats } from '@cabinet/i18n';
import { policyLink } from '@cabinet/state';
import { Checkbox, Panel } from '@cabinet/ui';
import { Trans } from '@cabinet/ui/later';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CardStep } from '../../domain/cardForm.ts';
import { phoneLine } from '../../domain/phoneLine.ts';
import { neighbours } from '../../paths.ts';
import styles from './ReviewStep.module.css';
import type { StepProps } from './stepProps.ts';

interface ReviewStepProps extends StepProps {
  /** The terms have changed since the participant agreed to them (R37). */
  hasNewTerms: boolean;
  onEdit: (step: CardStep) => void;
}

/** What will be sent, and the two consents that it takes (§5). */
export function ReviewStep({ form, errorOf, onChange, hasNewTerms, onEdit }: ReviewStepProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatDate } = useFormats();
  const middleName = form.hasNoMiddleName ? '' : form.middle_name;
  return (
    <>
      <Panel>
        <Part name="name" onEdit={onEdit}>
          <b className={styles.main}>{[form.last_name, form.name, middleName].filter(Boolean).join(' ')}</b>
          <span>
            {t(`getCard.gender.${form.gender}`)}, {formatDate(form.birth_date)}
          </span>
        </Part>
        <Part name="contacts" onEdit={onEdit}>
          <b className={styles.main}>{phoneLine(form.phone_number)}</b>
          <span>{form.email}</span>
        </Part>
      </Panel>
      <div>
        <Checkbox
          name="agreesToPolicy"
          required
          checked={form.agreesToPolicy}
          onChange={({ target }) => onChange({ agreesToPolicy: target.checked })}
          error={errorOf('agreesToPolicy')}
        >
          <Trans t={t} i18nKey="getCard.policy" components={{ open: <a {...policyLink}>{null}</a> }} />
        </Checkbox>
        <Checkbox
          name="agreesToTerms"
          required
          checked={form.agreesToTerms}
          onChange={({ target }) => onChange({ agreesToTerms: target.checked })}
          error={errorOf('agreesToTerms')}
          hint={hasNewTerms && t('getCard.newTerms')}
        >
          <Trans
            t={t}
            i18nKey="getCard.terms"
            components={{ open: <Link to={neighbours.rules} target="_blank" /> }}
          />
        </Checkbox>
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
