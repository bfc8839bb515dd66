import { referralFormSchema } from '@cabinet/domain/forms/referral';
import { Form, SubmitButton, TextFormField, useSchemaForm } from '@cabinet/ui/form';
import { Trans } from '@cabinet/ui/Trans';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NobodyStage } from './NobodyStage.tsx';
import styles from './UnknownStage.module.css';
import { useOnline } from './useOnline.ts';

interface UnknownStageProps {
  /** The code that belongs to no card. */
  code: string;
  /** Settles with the answer. */
  onCheck(code: string): Promise<unknown>;
}

/** The link has an unknown code. The friend can correct it here. */
export function UnknownStage({ code, onCheck }: UnknownStageProps) {
  const { t } = useTranslation('friend');
  const obstacle = useOnline() ? null : t('unknown.offline');
  const form = useSchemaForm(referralFormSchema, { code });
  const noteId = useId();
  return (
    <NobodyStage
      title={t('unknown.title')}
      text={
        <p className={styles.text} role="status">
          <Trans t={t} i18nKey="unknown.text" values={{ code }} components={{ b: <b /> }} />
        </p>
      }
    >
      <Form className={styles.form} form={form} obstacle={obstacle} onSubmit={(typed) => onCheck(typed.code)}>
        <TextFormField
          control={form.control}
          name="code"
          label={t('unknown.code')}
          isLabelHidden
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
        />
        <SubmitButton variant="accent" aria-describedby={noteId}>
          {t('unknown.check')}
        </SubmitButton>
        <p id={noteId} role="status">
          {obstacle}
        </p>
      </Form>
    </NobodyStage>
  );
}
