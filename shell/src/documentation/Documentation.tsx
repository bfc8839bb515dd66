import type { MessageSource } from '@cabinet/i18n/messages';
import { Route, Routes } from 'react-router-dom';
import { ExampleFrame } from './ExampleFrame.tsx';
import { Frame } from './Frame.tsx';
import { IndexPage } from './IndexPage.tsx';
import ru from './locales/ru.json' with { type: 'json' };
import { PageView } from './PageView.tsx';

export const messages: MessageSource = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

/** §2: the index, a page for each component and function, and a page for one component alone. */
export function Area() {
  return (
    <Routes>
      <Route path="/documentation/iframe/:path?/:example?" element={<ExampleFrame />} />
      <Route path="/documentation" element={<Frame />}>
        <Route index element={<IndexPage />} />
        <Route path="*" element={<PageView />} />
      </Route>
    </Routes>
  );
}
