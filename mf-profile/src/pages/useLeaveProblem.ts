import type { ApiError } from '@cabinet/api';
import { useTranslation } from 'react-i18next';
import { codeProblem } from '../domain/codeProblem.ts';

/** Why the code was not sent, or did not open the way out, in words; null where nothing went wrong. */
export function useLeaveProblem(error: ApiError | null): string | null {
  const { t } = useTranslation('mf-profile-later');
  if (!error) return null;
  const { name, text } = codeProblem(error);
  if (name === 'wrong') return t('privacy.leave.wrong');
  return text ?? t(`phone.code.problem.${name}`);
}
