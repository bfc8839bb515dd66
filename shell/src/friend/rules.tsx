import { configAtom } from '@cabinet/state/config';
import { buttonClass } from '@cabinet/ui/Button';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Rules } from '../content/Rules.tsx';

export { messages } from '../content/messages.ts';

/** Shows the programme's rules as in the cabinet, with a link to the sign-in. */
export function RulesText() {
  const { t } = useTranslation('friend');
  const email = useAtomValue(configAtom)?.support.email;
  return (
    <>
      <Rules objection={(words) => <a href={`mailto:${email}`}>{words}</a>} />
      <div>
        <a className={buttonClass()} href="/my/">
          {t('rules.signIn')}
        </a>
      </div>
    </>
  );
}
