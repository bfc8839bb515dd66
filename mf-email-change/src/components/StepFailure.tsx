import { failureText } from '@cabinet/domain/failureText';
import { useFormats } from '@cabinet/i18n';
import { requestNumber } from '@cabinet/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type StepFailure as Failure, failureWord } from '../domain/failureWord.ts';

export interface StepFailureProps {
  step: 'request' | 'send' | 'confirm' | 'cancel';
  error: Failure;
  /** Attempts left after a wrong code. */
  left?: number | undefined;
}

/** Why a step failed: the cabinet's text, or the service's text, or the text of §8 with the request id. */
export function StepFailure({ step, error, left = 0 }: StepFailureProps) {
  const { t } = useTranslation('mf-email-change');
  const { formatMoment } = useFormats();
  const again = useMemo(() => new Date(Date.now() + (error.retryAfter ?? 0) * 1000), [error]);
  const word = failureWord(error);
  if (word) return t(`failure.${word}`, { left, moment: formatMoment(again) });
  const quote = t('failure.quote', { requestId: requestNumber(error.requestId) });
  return failureText(error, t(`failed.${step}`), quote);
}
