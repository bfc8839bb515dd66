import { Alert } from '@cabinet/ui/Alert';
import { useTranslation } from 'react-i18next';

/** Shows what a friend loses without the code. */
export function CodeNote() {
  const { t } = useTranslation('friend');
  return <Alert>{t('unknown.note')}</Alert>;
}
