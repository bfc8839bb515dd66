import { STUDY_AREAS, studyAreaName } from '@cabinet/domain/studyAreas';
import { useFormats } from '@cabinet/i18n';
import { PhoneInput } from '@cabinet/ui/later';
import { MultiSelect } from '@cabinet/ui/MultiSelect';
import { useTranslation } from 'react-i18next';
import styles from './Fields.module.css';
import type { FieldProps } from './fieldProps.ts';
import { LineField } from './LineField.tsx';

/** How to reach the friend, by phone or e-mail, and what to talk about. */
export function ContactFields(props: FieldProps) {
  const { t } = useTranslation('mf-invites-later');
  const { localText } = useFormats();
  const { form, errorOf, onChange, onLeave } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('invite.contacts')}</legend>
      <p className={styles.note}>{t('invite.oneIsEnough')}</p>
      <div className={styles.pair}>
        <PhoneInput
          label={t('invite.field.phone')}
          name="phone"
          autoComplete="off"
          value={form.phone}
          onChange={(phone) => onChange({ phone })}
          onBlur={() => onLeave('phone')}
          error={errorOf('phone')}
        />
        <LineField {...props} field="email" type="email" />
      </div>
      <MultiSelect
        label={t('invite.field.interests')}
        isOptional
        name="interests"
        options={STUDY_AREAS.map((value) => ({ value, text: localText(studyAreaName(value)) }))}
        value={form.interests}
        onChange={(interests) => onChange({ interests })}
        placeholder={t('invite.anyInterests')}
      />
    </fieldset>
  );
}
