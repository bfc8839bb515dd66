import { configAtom } from '@cabinet/state/config';
import { TokenWord } from '@cabinet/ui/Tokens';
import { useAtomValue } from 'jotai';
import { MaintenancePage } from '../pages/MaintenancePage.tsx';
import { FriendPage } from './FriendPage.tsx';
import { referralOf } from './referralOf.ts';

/** The page behind a referral link (§3). The variant `mti` calls its tokens coins (§1). */
export function FriendApp() {
  const config = useAtomValue(configAtom);
  if (!config || config.maintenance) return <MaintenancePage />;
  return (
    <TokenWord value={config.project === 'mti' ? 'coin' : 'token'}>
      <FriendPage hash={referralOf(location.search)} />
    </TokenWord>
  );
}
