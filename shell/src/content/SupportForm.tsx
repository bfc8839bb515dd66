import { SUPPORT_TOPICS } from '@cabinet/contracts/support';
import { supportFormSchema } from '@cabinet/domain/forms/support';
import { useFormDraft } from '@cabinet/state/useFormDraft';
import { useFormWrite } from '@cabinet/state/useFormWrite';
import { Form, FormFailure, SubmitButton, TextAreaFormField, useSchemaForm } from '@cabinet/ui/form';
import { Panel } from '@cabinet/ui/Panel';
import { useSearchParams } from 'react-router-dom';
import styles from './SupportForm.module.css';
import { TopicField } from './TopicField.tsx';
import { useContentText } from './useContentText.ts';
import { useAskSupport } from './useSupport.ts';

/** The form for a request to support. The address may name the topic: `/support?topic=card`. */
export function SupportForm() {
  const t = useContentText();
  const [params] = useSearchParams();
  const form = useSchemaForm(supportFormSchema, { topic: topicOf(params.get('topic')), text: '' });
  useFormDraft(form, 'support');
  const write = useFormWrite(useAskSupport(), {
    reason: (obstacle) => t(`support.obstacle.${obstacle}`),
    done: t('support.sent'),
  });

  return (
    <Panel title={t('support.ask')}>
      <Form className={styles.form} form={form} {...write}>
        <p className={styles.hint}>{t('support.askText')}</p>
        <TopicField control={form.control} />
        <TextAreaFormField
          control={form.control}
          name="text"
          label={t('support.text')}
          hint={t('support.textHint')}
          rows={5}
        />
        <FormFailure />
        <SubmitButton className={styles.send}>{t('support.send')}</SubmitButton>
      </Form>
    </Panel>
  );
}

function topicOf(name: string | null): string {
  return SUPPORT_TOPICS.find((topic) => topic === name) ?? '';
}
