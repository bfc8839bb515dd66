import { registerMessages } from '@cabinet/i18n/messages';
import { useTranslation } from 'react-i18next';
import { FriendFrame } from './FriendFrame.tsx';
import { i18n } from './i18n.ts';
import { LateSide } from './LateSide.tsx';
import { useLate } from './useLate.ts';

async function loadRules() {
  const rules = await import(/* webpackChunkName: "rules" */ './rules.tsx');
  await registerMessages(i18n, 'content', rules.messages);
  return rules;
}

/** Shows the rules of the programme to people who are not signed in. */
export function PublicRules() {
  const { t } = useTranslation('friend');
  return (
    <FriendFrame title={t('rules.title')}>
      <LateSide late={useLate(loadRules)} failure={t('rules.failed')}>
        {({ RulesText }) => <RulesText />}
      </LateSide>
    </FriendFrame>
  );
}
