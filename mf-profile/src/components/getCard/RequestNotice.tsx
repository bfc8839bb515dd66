import { Alert } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighbours } from '../../paths.ts';

interface RequestNoticeProps {
  state: 'open' | 'creating' | 'failed';
  failure: 'refused' | 'unanswered' | 'offline' | null;
  /** The service's text about a card that was not created. */
  words: string;
}

/** The reason why a requested card does not exist (§7, R36). */
export function RequestNotice({ state, failure, words }: RequestNoticeProps) {
  const { t } = useTranslation('mf-profile-later');
  const problem = failure ?? (state === 'failed' ? 'failed' : null);
  return (
    problem && (
      <Alert
        tone="danger"
        title={t(`getCard.notice.${problem}`)}
        action={<Link to={neighbours.support}>{t('about.support')}</Link>}
      >
        {problem === 'failed' && words && <p>{words}</p>}
        {t(`getCard.notice.${problem}Text`)}
      </Alert>
    )
  );
}
