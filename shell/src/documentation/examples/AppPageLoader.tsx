import { AppPageLoader } from '@cabinet/ui/AppPageLoader';
import layout from './layout.module.css';

export function Screen() {
  return (
    <div className={layout.screen}>
      <AppPageLoader />
    </div>
  );
}
