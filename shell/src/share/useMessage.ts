import { REWARDS } from '@cabinet/domain/reward';
import { useFormats } from '@cabinet/i18n/useFormats';
import { configAtom } from '@cabinet/state/config';
import { isStudentAtom } from '@cabinet/state/user';
import { useTokenText } from '@cabinet/ui/useTokenText';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/** Returns the suggested message to a friend. Only a student's message says that they study. */
export function useMessage(link: string): string {
  const { t } = useTranslation('share');
  const { localText } = useFormats();
  const tokenText = useTokenText();
  const university = localText(useAtomValue(configAtom)?.university?.name);
  const isStudent = useAtomValue(isStudentAtom);
  const values = { university, link, reward: tokenText(REWARDS.welcome) };
  if (!university) return t('message.plain', values);
  return t(isStudent ? 'message.student' : 'message.applicant', values);
}
