import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import { requiredPhone } from '@cabinet/domain/forms/phoneValues';
import { code, consent, firstName, optionalEmail, requiredUpTo } from '@cabinet/domain/forms/values';
import { Button } from '@cabinet/ui/Button';
import {
  CheckboxFormField,
  CodeFormField,
  ConflictChoice,
  ConsentFormField,
  DateFormField,
  Form,
  FormButton,
  FormConflict,
  FormDialog,
  FormFailure,
  FormRefusal,
  MultiSelectFormField,
  PhoneFormField,
  QuestionDialog,
  RadioFormField,
  ResendCode,
  SelectFormField,
  SubmitButton,
  TextAreaFormField,
  TextFormField,
  useSchemaForm,
} from '@cabinet/ui/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import layout from './layout.module.css';

const schema = v.object({
  name: firstName,
  email: optionalEmail,
  phone: requiredPhone,
  code: v.pipe(v.string(), v.length(6, 'required')),
  date: v.pipe(v.string(), v.isoDate('required')),
  gender: v.pipe(v.string(), v.nonEmpty('required')),
  category: v.pipe(v.string(), v.nonEmpty('required')),
  interests: v.pipe(v.array(v.string()), v.minLength(1, 'required')),
  reason: requiredUpTo(COMMENT_LENGTH),
  hasNoMiddleName: v.boolean(),
  agrees: consent,
});
const EMPTY = {
  name: '',
  email: '',
  phone: '',
  code: '',
  date: '',
  gender: '',
  category: '',
  interests: [] as string[],
  reason: '',
  hasNoMiddleName: false,
  agrees: false,
};

interface EveryFieldProps {
  isWrong?: boolean;
  obstacle?: string;
}

function EveryField({ isWrong = false, obstacle }: EveryFieldProps) {
  const { t } = useTranslation('documentation');
  const form = useSchemaForm(schema, isWrong ? { ...EMPTY, name: 'Anna 2 😀', email: 'anna@' } : EMPTY);
  const { control, trigger } = form;
  useEffect(() => {
    if (isWrong) void trigger();
  }, [isWrong, trigger]);
  return (
    <Form
      className={layout.form}
      form={form}
      obstacle={obstacle}
      isReadOnly={obstacle !== undefined}
      onSubmit={async () => {}}
    >
      <TextFormField control={control} name="name" label={t('words.name')} />
      <TextFormField
        control={control}
        name="email"
        type="email"
        label={t('words.email')}
        hint={t('words.emailHint')}
        isOptional
      />
      <PhoneFormField control={control} name="phone" label={t('words.phone')} />
      <CodeFormField control={control} name="code" label={t('words.code')} />
      <DateFormField control={control} name="date" label={t('words.birthday')} />
      <RadioFormField
        control={control}
        name="gender"
        label={t('words.gender')}
        options={[
          { value: 'female', text: t('words.female') },
          { value: 'male', text: t('words.male') },
        ]}
      />
      <SelectFormField control={control} name="category" label={t('words.category')}>
        <option value="">{t('words.choose')}</option>
        <option value="clothes">{t('words.clothes')}</option>
        <option value="gadgets">{t('words.gadgets')}</option>
      </SelectFormField>
      <MultiSelectFormField
        control={control}
        name="interests"
        label={t('words.interests')}
        options={[
          { value: 'design', text: t('words.areas.design') },
          { value: 'law', text: t('words.areas.law') },
        ]}
      />
      <TextAreaFormField control={control} name="reason" label={t('words.reason')} rows={3} />
      <div>
        <CheckboxFormField control={control} name="hasNoMiddleName">
          {t('words.unsaid')}
        </CheckboxFormField>
        <ConsentFormField control={control} name="agrees">
          {t('words.agree')} {t('words.terms')}
        </ConsentFormField>
      </div>
      <FormFailure />
      <SubmitButton>{t('words.save')}</SubmitButton>
    </Form>
  );
}

export function Fields() {
  return <EveryField />;
}

export function Wrong() {
  return <EveryField isWrong />;
}

export function Obstacle() {
  const { t } = useTranslation('documentation');
  return <EveryField obstacle={t('words.waits')} />;
}

function EmailForm({ onSubmit }: { onSubmit(): Promise<void> }) {
  const { t } = useTranslation('documentation');
  const form = useSchemaForm(v.object({ email: optionalEmail }), { email: 'anna@cabinet.test' });
  return (
    <Form className={layout.form} form={form} onSubmit={onSubmit}>
      <TextFormField control={form.control} name="email" type="email" label={t('words.email')} />
      <FormFailure />
      <SubmitButton>{t('words.save')}</SubmitButton>
    </Form>
  );
}

export function Sending() {
  return <EmailForm onSubmit={() => new Promise(() => {})} />;
}

export function Refused() {
  const { t } = useTranslation('documentation');
  async function refuse() {
    throw Object.assign(new Error(), { kind: 'refused', text: t('words.tooOften') });
  }
  return <EmailForm onSubmit={refuse} />;
}

export function RefusedField() {
  async function refuse() {
    throw new FormRefusal({ email: 'sameEmail' });
  }
  return <EmailForm onSubmit={refuse} />;
}

export function Buttons() {
  const { t } = useTranslation('documentation');
  const form = useSchemaForm(v.object({ code }), { code: '' });
  return (
    <Form className={layout.form} form={form} onSubmit={async () => {}}>
      <CodeFormField control={form.control} name="code" label={t('words.code')} hint={t('words.codeHint')} />
      <ResendCode secondsLeft={42} onSend={() => {}} />
      <SubmitButton>{t('words.save')}</SubmitButton>
      <FormButton onClick={() => form.reset()}>{t('words.reset')}</FormButton>
    </Form>
  );
}

export function Conflict() {
  const { t } = useTranslation('documentation');
  const form = useSchemaForm(v.object({ email: optionalEmail }), { email: 'anna@cabinet.test' });
  return (
    <Form
      className={layout.form}
      form={form}
      summary={({ email }) => email}
      onSubmit={async () => {
        throw new FormConflict({ email: 'maria@cabinet.test' });
      }}
    >
      <TextFormField control={form.control} name="email" type="email" label={t('words.email')} />
      <SubmitButton>{t('words.save')}</SubmitButton>
    </Form>
  );
}

export function ConflictOfButton() {
  const { t } = useTranslation('documentation');
  const [own, now] = ['anna@cabinet.test', 'maria@cabinet.test'];
  const [saved, setSaved] = useState<string>();
  if (saved) return <p role="status">{t('words.saved', { value: saved })}</p>;
  return (
    <ConflictChoice
      now={now}
      own={own}
      isDisabled={false}
      onKeep={() => setSaved(own)}
      onTake={() => setSaved(now)}
    />
  );
}

export function InDialog() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  const form = useSchemaForm(v.object({ reason: requiredUpTo(COMMENT_LENGTH) }), { reason: '' });
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('words.delete')}</Button>
      {isOpen && (
        <FormDialog
          isDangerous
          title={t('words.reason')}
          confirmText={t('words.delete')}
          form={form}
          onSubmit={async () => {}}
          onSent={close}
          onClose={close}
        >
          <TextAreaFormField control={form.control} name="reason" label={t('words.comment')} rows={3} />
        </FormDialog>
      )}
    </>
  );
}

export function Question() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  const form = useSchemaForm(v.object({ comment: requiredUpTo(COMMENT_LENGTH) }), { comment: '' });
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('words.openDialog')}</Button>
      {isOpen && (
        <QuestionDialog
          title={t('words.manager')}
          label={t('words.comment')}
          confirmText={t('words.save')}
          form={form}
          onSubmit={async () => {}}
          onSent={close}
          onClose={close}
        />
      )}
    </>
  );
}
