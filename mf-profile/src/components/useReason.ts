import type { Operation } from '@cabinet/contracts/operations';
import { useFormats } from '@cabinet/i18n';
import { useTranslation } from 'react-i18next';
import { operationReason } from '../domain/operationReason.ts';

/** Returns the text of an operation: its reason and an additional note. */
export function useReason() {
  const { t } = useTranslation('mf-profile');
  const { localText } = useFormats();
  return (operation: Operation): { reason: string; note: string } => {
    const { name, text, subject, note, percent } = operationReason(operation);
    const rule = percent === null ? null : t('history.rule', { percent });
    return {
      reason: localText(text) || t(`reason.${name}`, { subject, ...(subject && { context: 'of' }) }),
      note: [rule, localText(note)].filter(Boolean).join(', '),
    };
  };
}
