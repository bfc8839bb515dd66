import { showInfo } from '@cabinet/state/ui';
import { i18n } from '../i18n.ts';

let titleBefore: string | null = null;

/** R25: a title and a dialog say that the cabinet closes in 2 minutes, until a tab is visible again. */
export function warnOfLeaving(): void {
  if (titleBefore !== null) return;
  titleBefore = document.title;
  document.title = i18n.t('shell:leaving.title');
  showInfo({ title: document.title, message: i18n.t('shell:leaving.text') });
}

/** Restores the title. The dialog stays open, so that the participant can read it. */
export function endWarning(): void {
  if (titleBefore === null) return;
  const isOurs = document.title === i18n.t('shell:leaving.title');
  if (isOurs) document.title = titleBefore;
  titleBefore = null;
}
