import type { ApiError } from '@cabinet/api';
import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import { useDraft, writeObstacleAtom } from '@cabinet/state';
import { ConfirmDialog, TextArea, WriteFailure } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../components/AddressField.module.css';
import { AddressField } from '../components/AddressField.tsx';
import { useAddressSuggestions } from '../data/useAddressSuggestions.ts';
import { type AddressText, addressFaults } from '../domain/addressForm.ts';

export interface AddressFormProps {
  title: string;
  /** Which address the draft is of. */
  name: string;
  /** What there is to begin with, the same value in every render. */
  initial: AddressText;
  isRunning: boolean;
  error: ApiError | undefined;
  /** Sends it; resolves to whether that went well. */
  onSave(text: AddressText): Promise<boolean>;
  /** What was wrong with the last try is no longer true. */
  onEdit(): void;
  onClose(): void;
}

/** An address being typed; the draft outlives a reload (R25). */
export function AddressForm({ title, name, initial, isRunning, error, ...props }: AddressFormProps) {
  const { t } = useTranslation('mf-orders-addresses');
  const isOffline = useAtomValue(writeObstacleAtom) !== null;
  const draft = useDraft(name, initial);
  const { values, hasFailed } = useAddressSuggestions(draft.value.address);
  const [isTried, setTried] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const faults = addressFaults(draft.value);

  function edit(part: Partial<AddressText>) {
    draft.edit({ ...draft.value, ...part });
    props.onEdit();
  }

  async function save() {
    setTried(true);
    if (faults.address) return address.current?.focus();
    if (faults.comment) return comment.current?.focus();
    if (!isOffline && (await props.onSave(draft.value))) draft.drop();
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirmText={t('form.save')}
      onConfirm={() => void save()}
      onCancel={props.onClose}
      busy={isRunning}
      error={isOffline ? t('refusal.offline') : error && <WriteFailure error={error} />}
    >
      <div className={styles.fields}>
        <AddressField
          ref={address}
          value={draft.value.address}
          suggestions={values.filter((value) => value !== draft.value.address)}
          isAlone={hasFailed}
          error={isTried && faults.address ? t(`form.fault.${faults.address}`) : null}
          onChange={(text) => edit({ address: text })}
        />
        <TextArea
          ref={comment}
          label={t('form.comment')}
          hint={t('form.commentHint')}
          isOptional
          rows={2}
          value={draft.value.comment}
          error={faults.comment && t('form.fault.long', { count: COMMENT_LENGTH })}
          onChange={(event) => edit({ comment: event.target.value })}
        />
      </div>
    </ConfirmDialog>
  );
}
