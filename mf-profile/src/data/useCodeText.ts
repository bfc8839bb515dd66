import { failureText } from '@cabinet/domain/failureText';
import { useTranslation } from 'react-i18next';
import { type CodeFailure, codeProblem } from '../domain/codeProblem.ts';

/** Explains why a code was not sent or was refused. */
export function useCodeText() {
  const { t } = useTranslation('mf-profile-later');
  return (error: CodeFailure): string => {
    const problem = codeProblem(error);
    const words = t(`phone.code.problem.${problem}`);
    return problem === 'failed' ? failureText(error, words) : words;
  };
}
