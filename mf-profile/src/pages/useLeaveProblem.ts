import { useTranslation } from 'react-i18next';
import { type CodeFailure, codeProblem } from '../domain/codeProblem.ts';

/** Says why the code was not sent, or was refused. */
export function useLeaveProblem() {
  const { t } = useTranslation('mf-profile-later');
  return (error: CodeFailure): string => {
    const { name, text } = codeProblem(error);
    if (name === 'wrong') return t('privacy.leave.wrong');
    return text ?? t(`phone.code.problem.${name}`);
  };
}
