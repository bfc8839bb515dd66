import { useTranslation } from 'react-i18next';
import { type CodeFailure, codeProblem } from '../domain/codeProblem.ts';
import { useCodeText } from './useCodeText.ts';

/** Explains why the code was not sent or was refused. */
export function useLeaveProblem() {
  const { t } = useTranslation('mf-profile-later');
  const codeText = useCodeText();
  return (error: CodeFailure): string =>
    codeProblem(error) === 'wrong' ? t('privacy.leave.wrong') : codeText(error);
}
