import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import type { ConversionRefusal } from '@cabinet/domain/conversion';
import { commentRefusal } from '@cabinet/domain/fields';
import { useFormats } from '@cabinet/i18n';
import { showToast, useDraft, writeObstacleAtom } from '@cabinet/state';
import { Button, TextArea, TextField, TokenWord, WriteFailure } from '@cabinet/ui';
import { Alert } from '@cabinet/ui/later';
import { useAtomValue } from 'jotai';
import { type FormEvent, use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestConversion } from '../../data/useAskManager.ts';
import { typedSum } from '../../domain/conversionForm.ts';
import styles from './ConversionForm.module.css';

const NOTHING = { amount: '', comment: '' };

interface ConversionFormProps {
  /** Tokens that may still be asked for. */
  free: number;
  refusalOf(amount: number): ConversionRefusal | null;
  onDone(): void;
}

/** How much, and what the manager should know. */
export function ConversionForm({ free, refusalOf, onDone }: ConversionFormProps) {
  const { t } = useTranslation('mf-profile-later');
  const context = use(TokenWord);
  const { formatNumber, formatRoubles, formatTokens } = useFormats();
  const obstacle = useAtomValue(writeObstacleAtom);
  const { value, edit, drop } = useDraft('conversion', NOTHING);
  const { run, isRunning, error, unanswered, reset } = useRequestConversion();
  const [isTried, setTried] = useState(false);
  const sum = useRef<HTMLInputElement>(null);

  const amount = Number(value.amount);
  const missing = refusalOf(amount)?.missing;
  const isTooLong = commentRefusal(value.comment) !== null;
  const isWrong = amount === 0 || missing !== undefined;

  /** What was wrong with the last try is no longer true. */
  function change(part: Partial<typeof NOTHING>) {
    edit({ ...value, ...part });
    if (error || unanswered) reset();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isWrong) return sum.current?.focus();
    if (isTooLong || obstacle) return;
    await run({ body: { amount, comment: value.comment.trim() } });
    drop();
    showToast({ message: t('conversion.done') });
    onDone();
  }

  const sumError =
    missing !== undefined
      ? t('conversion.missing', { tokens: formatTokens(missing) })
      : isTried && amount === 0 && t('conversion.empty');

  return (
    <form className={styles.form} noValidate onSubmit={(event) => send(event).catch(() => {})}>
      <p className={styles.text}>{t('conversion.text', { context })}</p>
      <TextField
        ref={sum}
        label={t('conversion.sum', { context })}
        hint={t('conversion.free', { tokens: formatTokens(free) })}
        error={sumError || null}
        value={value.amount}
        after={amount > 0 && formatRoubles(amount)}
        inputMode="numeric"
        autoComplete="off"
        readOnly={obstacle === 'view-as'}
        onChange={(event) => change({ amount: typedSum(event.target.value) })}
      />
      <TextArea
        label={t('conversion.comment')}
        hint={t('conversion.hint')}
        isOptional
        rows={2}
        error={isTooLong ? t('conversion.tooLong', { number: formatNumber(COMMENT_LENGTH) }) : null}
        value={value.comment}
        readOnly={obstacle === 'view-as'}
        onChange={(event) => change({ comment: event.target.value })}
      />
      {obstacle && <Alert tone="warning">{t(`obstacle.${obstacle}`)}</Alert>}
      {error && !obstacle && (
        <Alert tone="danger">
          <WriteFailure error={error} />
        </Alert>
      )}
      <Button type="submit" busy={isRunning} disabled={obstacle !== null}>
        {t('conversion.send')}
      </Button>
    </form>
  );
}
