import { Route, Routes } from 'react-router-dom';
import { FaqPage } from './FaqPage.tsx';
import { RulesPage } from './RulesPage.tsx';
import { SupportPage } from './SupportPage.tsx';

export { messages } from './messages.ts';

/** The programme's own pages: rules, questions and answers, support (§2). */
export function Area() {
  return (
    <Routes>
      <Route path="/rules" element={<RulesPage />} />
      <Route path="/faq" element={<FaqPage />} />
      <Route path="/support" element={<SupportPage />} />
    </Routes>
  );
}
