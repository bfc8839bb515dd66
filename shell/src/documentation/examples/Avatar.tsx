import { Avatar } from '@cabinet/ui/Avatar';
import poster from '../pictures/poster.svg';
import layout from './layout.module.css';

export function Sizes() {
  return (
    <div className={layout.row}>
      <Avatar initials="АК" imgUrl={null} size="sm" />
      <Avatar initials="АК" imgUrl={null} />
      <Avatar initials="АК" imgUrl={null} size="lg" />
    </div>
  );
}

export function Photo() {
  return (
    <div className={layout.row}>
      <Avatar initials="АК" imgUrl={poster} size="lg" />
    </div>
  );
}
