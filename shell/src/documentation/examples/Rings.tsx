import { EmptyRings, LinkingRings, Logo, TokenSign } from '@cabinet/ui/Rings';
import layout from './layout.module.css';

export function Signs() {
  return (
    <div className={layout.row}>
      <Logo />
      <TokenSign />
    </div>
  );
}

export function Pictures() {
  return (
    <div className={layout.row}>
      <EmptyRings />
      <LinkingRings />
    </div>
  );
}
