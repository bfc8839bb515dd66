export const metadata = { title: 'A portal of Next.js' };

export default function Layout({ children }) {
  return (
    <html lang="ru">
      <body>{children}</body>
    </html>
  );
}
