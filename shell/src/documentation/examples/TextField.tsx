import { Field } from '@cabinet/ui/Field';
import { TextArea } from '@cabinet/ui/TextArea';
import { TextField } from '@cabinet/ui/TextField';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Line() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <TextField label={t('words.name')} autoComplete="given-name" defaultValue={t('words.anna')} />
      <TextField label={t('words.email')} type="email" autoComplete="email" hint={t('words.emailHint')} />
      <TextField label={t('words.middleName')} isOptional autoComplete="additional-name" />
    </div>
  );
}

export function Mistake() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <TextField
        label={t('words.email')}
        type="email"
        defaultValue="anna@"
        error={t('words.badEmail')}
        hint={t('words.emailHint')}
      />
    </div>
  );
}

export function After() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <TextField
        label={t('words.email')}
        type="email"
        defaultValue="anna@cabinet.test"
        after={<CircleCheck size={20} strokeWidth={1.8} aria-hidden="true" />}
      />
    </div>
  );
}

export function Unchangeable() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <TextField label={t('words.email')} defaultValue="anna@cabinet.test" readOnly />
      <TextField label={t('words.name')} defaultValue={t('words.anna')} disabled />
    </div>
  );
}

export function Lines() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <TextArea label={t('words.comment')} isOptional maxLength={500} rows={3} />
      <TextArea label={t('words.reason')} error={t('words.required')} rows={3} />
    </div>
  );
}

export function OwnControl() {
  const { t } = useTranslation('documentation');
  return (
    <Field label={t('words.colour')} hint={t('words.colourHint')}>
      {(wiring) => <input {...wiring} type="color" defaultValue="#2b35d8" />}
    </Field>
  );
}
