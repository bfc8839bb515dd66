import type { MessageSource } from '@cabinet/i18n/messages';
import { useAtomValue } from 'jotai';
import { askedOwnerAtom } from '../start.ts';
import ru from './locales/ru.json' with { type: 'json' };
import { ParticipantsPage } from './ParticipantsPage.tsx';
import { ReasonPage } from './ReasonPage.tsx';

export const messages: MessageSource = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

/** Pages for staff only (§6): the search for a participant's cabinet, and the reason to open it. */
export function Area() {
  const owner = useAtomValue(askedOwnerAtom);
  return owner === null ? <ParticipantsPage /> : <ReasonPage owner={owner} />;
}
