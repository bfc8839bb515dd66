import { type AddressText, addressEditSchema } from '@cabinet/domain/forms/address';
import { type FormAction, useFormDraft, useFormWrite } from '@cabinet/state';
import { FormDialog, TextAreaFormField, useSchemaForm, useWatch } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import styles from '../components/AddressField.module.css';
import { AddressField } from '../components/AddressField.tsx';
import { useAddressSuggestions } from '../data/useAddressSuggestions.ts';

export interface AddressFormProps {
  title: string;
  /** Name of the draft. */
  name: string;
  /** Initial values. */
  initial: AddressText;
  /** The message after saving. */
  done: string;
  action: FormAction<AddressText>;
  onClose(): void;
}

/** The form of an address. The draft survives a reload (R25). */
export function AddressForm({ title, name, initial, done, action, onClose }: AddressFormProps) {
  const { t } = useTranslation('mf-orders-addresses');
  const form = useSchemaForm(addressEditSchema, initial);
  useFormDraft(form, name);
  const write = useFormWrite(action, { reason: () => t('refusal.offline'), done, onDone: onClose });
  const typed = useWatch({ control: form.control, name: 'address' });
  const { values, hasFailed } = useAddressSuggestions(typed);

  return (
    <FormDialog
      title={title}
      confirmText={t('form.save')}
      className={styles.fields}
      form={form}
      refusals={{ bad_address: { address: 'address' } }}
      summary={({ address, comment }) => [address, comment].filter(Boolean).join(', ')}
      onClose={onClose}
      {...write}
    >
      <AddressField
        control={form.control}
        suggestions={values.filter((value) => value !== typed)}
        isAlone={hasFailed}
      />
      <TextAreaFormField
        control={form.control}
        name="comment"
        label={t('form.comment')}
        hint={t('form.commentHint')}
        isOptional
        rows={2}
      />
    </FormDialog>
  );
}
