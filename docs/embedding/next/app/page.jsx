import { headers } from 'next/headers';
import { Portal } from './Portal';

/** The server renders the page for each request, in the reader's language. */
export default async function Page() {
  const languages = (await headers()).get('accept-language') ?? '';
  const locale = ['uz', 'en'].find((known) => languages.startsWith(known)) ?? 'ru';
  return (
    <main>
      <h1>Next.js</h1>
      <Portal locale={locale} />
    </main>
  );
}
