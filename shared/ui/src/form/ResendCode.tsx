import { clockText } from '@cabinet/i18n/clockText';
import { useTranslation } from '@cabinet/i18n/useTranslation';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Form.module.css';
import { FormButton, type FormButtonProps } from './FormButton.tsx';

export interface ResendCodeProps extends Pick<FormButtonProps, 'busy' | 'disabled' | 'aria-describedby'> {
  /** The seconds until another code is available. */
  secondsLeft: number;
  onSend(): void;
}

/** Sends another code after the wait is over (R3). */
export function ResendCode({ secondsLeft, onSend, ...button }: ResendCodeProps) {
  const { t } = useTranslation('form');
  const isWaiting = secondsLeft > 0;
  return (
    <>
      {isWaiting ? (
        <p className={styles.wait} aria-hidden="true">
          {t('code.again')} <b>{clockText(secondsLeft)}</b>
        </p>
      ) : (
        <FormButton {...button} onClick={onSend}>
          {t('code.resend')}
        </FormButton>
      )}
      {/* A screen reader announces the start and the end of the wait, not each second (R3). */}
      <VisuallyHidden role="status">{t(isWaiting ? 'code.heardSent' : 'code.heardAgain')}</VisuallyHidden>
    </>
  );
}
