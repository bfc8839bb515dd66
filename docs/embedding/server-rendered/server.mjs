// A portal that renders on its server and has no framework. Start it with `PORT=3000 node server.mjs`.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const CABINET = process.env.CABINET ?? 'http://localhost:8080';

/** The policy allows only scripts of this server: a script needs the nonce of the answer. */
const policy = (nonce, cabinet) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${cabinet}`,
    `style-src ${cabinet}`,
    `connect-src 'self' ${cabinet}`,
    `img-src ${cabinet} data:`,
    `font-src ${cabinet}`,
  ].join('; ');

/** The pinned address of the script and its hash. This server reads them once, so restart it for a new script. */
const pins = new Map();
async function pinOf(cabinet) {
  if (!pins.has(cabinet)) {
    const answer = await fetch(`${cabinet}/embed/v1.json`);
    pins.set(cabinet, await answer.json());
  }
  return pins.get(cabinet);
}

const page = ({ cabinet, pin, locale, nonce, greeting }) => `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A portal without a framework</title>
    <script nonce="${nonce}" async src="${cabinet}${pin.src}" integrity="${pin.integrity}" crossorigin></script>
  </head>
  <body>
    <h1>${greeting}</h1>
    <cabinet-referral locale="${locale}" variant="people">
      <a href="${cabinet}/my/">${greeting}</a>
    </cabinet-referral>
    <script nonce="${nonce}">
      document.querySelector('cabinet-referral').token = async ({ fresh }) => {
        const answer = await fetch('/token' + (fresh ? '?fresh' : ''));
        return answer.ok ? answer.text() : null;
      };
    </script>
  </body>
</html>
`;

/** Sends the page in the language of the browser. */
export async function sendPage(request, response, cabinet = CABINET) {
  const locale = /^(?:uz|en)/.exec(request.headers['accept-language'] ?? '')?.[0] ?? 'ru';
  const greeting = { ru: 'Добро пожаловать', uz: 'Xush kelibsiz', en: 'Welcome' }[locale];
  const nonce = randomBytes(16).toString('base64url');
  const pin = await pinOf(cabinet);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy(nonce, cabinet));
  response.end(page({ cabinet, pin, locale, nonce, greeting }));
}

/** Sends the token of the signed-in visitor. `fresh` requests a new token. */
function sendToken(_request, response) {
  response.writeHead(process.env.TOKEN ? 200 : 401).end(process.env.TOKEN ?? '');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  createServer((request, response) =>
    request.url?.startsWith('/token') ? sendToken(request, response) : sendPage(request, response),
  ).listen(Number(process.env.PORT ?? 3000));
