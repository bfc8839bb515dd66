import type { MessageSource } from '@cabinet/i18n/messages';
import { Route, Routes } from 'react-router-dom';
import { FaqPage } from './FaqPage.tsx';
import ru from './locales/ru.json' with { type: 'json' };
import { RulesPage } from './RulesPage.tsx';
import { SupportPage } from './SupportPage.tsx';

export const messages: MessageSource = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

/** What the programme has to say: rules, questions and answers, support (§2). */
export function Area() {
  return (
    <Routes>
      <Route path="/rules" element={<RulesPage />} />
      <Route path="/faq" element={<FaqPage />} />
      <Route path="/support" element={<SupportPage />} />
    </Routes>
  );
}
