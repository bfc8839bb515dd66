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

/** What only staff has (§6): a way to a participant's cabinet, and the reason that it is opened for. */
export function Area() {
  const owner = useAtomValue(askedOwnerAtom);
  return owner === null ? <ParticipantsPage /> : <ReasonPage owner={owner} />;
}
