import { configAtom } from '@cabinet/state/config';
import { TokenWord } from '@cabinet/ui/Tokens';
import { useAtomValue } from 'jotai';
import { MaintenancePage } from '../pages/MaintenancePage.tsx';
import { FriendPage } from './FriendPage.tsx';
import { PublicRules } from './PublicRules.tsx';
import { referralOf } from './referralOf.ts';

/**
 * Shows the page behind a referral link (§3), and the rules for people who are not signed in. The variant
 * `mti` calls its tokens coins (§1).
 */
export function FriendApp() {
  const config = useAtomValue(configAtom);
  if (!config || config.maintenance) return <MaintenancePage />;
  return (
    <TokenWord value={config.project === 'mti' ? 'coin' : 'token'}>
      {/\/rules\/?$/.test(location.pathname) ? (
        <PublicRules />
      ) : (
        <FriendPage code={referralOf(location.search)} />
      )}
    </TokenWord>
  );
}
