import { STUDY_AREAS, studyAreaName } from '@cabinet/domain/studyAreas';
import { useFormats } from '@cabinet/i18n';
import { MultiSelectFormField, PhoneFormField, TextFormField } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import styles from './Fields.module.css';
import type { FieldProps } from './fieldProps.ts';

/** The friend's phone or e-mail, and their interests. */
export function ContactFields({ control }: FieldProps) {
  const { t } = useTranslation('mf-invites-later');
  const { localText } = useFormats();
  // No autofill, because the browser has the participant's data. Phone or e-mail is enough.
  const contact = { control, autoComplete: 'off', required: false } as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('invite.contacts')}</legend>
      <p className={styles.note}>{t('invite.oneIsEnough')}</p>
      <div className={styles.pair}>
        <PhoneFormField {...contact} name="phone" label={t('invite.field.phone')} />
        <TextFormField {...contact} name="email" type="email" label={t('invite.field.email')} />
      </div>
      <MultiSelectFormField
        control={control}
        name="interests"
        label={t('invite.field.interests')}
        isOptional
        options={STUDY_AREAS.map((value) => ({ value, text: localText(studyAreaName(value)) }))}
        placeholder={t('invite.anyInterests')}
      />
    </fieldset>
  );
}
