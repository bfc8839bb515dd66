import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXAMPLES, openExamples } from './examples.ts';

/** The cabinet's origin in the files of the examples. */
const WRITTEN_ORIGIN = 'http://localhost:8080';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** A portal of another team, on its own origin. */
export interface Portal {
  url: string;
  /** The origin of the embedded cabinet. Set this before a page opens. */
  cabinet: string;
  /** The answer of the portal's server at `/token?as=…`. Null means signed out. */
  tokenOf(account: string, isFresh: boolean): Promise<string | null>;
  end(): Promise<void>;
}

/**
 * Serves the examples of docs/embedding, each below its name, with the strictest policy that an embed
 * supports.
 */
export async function openPortal(): Promise<Portal> {
  const examples = openExamples();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://portal');
    const [, name = '', ...rest] = pathname.split('/');
    if (pathname === '/token') {
      const token = await portal.tokenOf(searchParams.get('as') ?? 'student', searchParams.has('fresh'));
      response.writeHead(token ? 200 : 401).end(token ?? '');
    } else if (name === 'server-rendered') {
      const { sendPage } = await import(pathToFileURL(join(EXAMPLES, name, 'server.mjs')).href);
      await sendPage(request, response, portal.cabinet);
    } else if (name === 'next') await forward(await examples.originOfNext(), request, response);
    else await sendFile(name, rest.join('/'), response);
  }

  /** Forwards the answer of the Next.js server. */
  async function forward(server: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', headers } = request;
    const answer = await fetch(server + url, {
      headers: { 'Accept-Language': headers['accept-language'] ?? '' },
    });
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('content-type') ?? '',
      'Content-Security-Policy': policy(portal.cabinet, 'next'),
    });
    response.end((await answer.text()).replaceAll(WRITTEN_ORIGIN, portal.cabinet));
  }

  async function sendFile(name: string, path: string, response: ServerResponse): Promise<void> {
    // An address without a file extension gets the page, because the example has its own router.
    const file = extname(path) ? path : 'index.html';
    const text = await examples.read(name, file);
    if (text === null) return void response.writeHead(204).end();
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)],
      'Content-Security-Policy': policy(portal.cabinet, name),
    });
    response.end(text.replaceAll(WRITTEN_ORIGIN, portal.cabinet));
  }

  const portal: Portal = {
    url: await listen(server),
    cabinet: '',
    tokenOf: async () => null,
    async end() {
      await new Promise((resolve) => server.close(resolve));
      await examples.forget();
    },
  };
  return portal;
}

interface Allowance {
  /** Policies of Trusted Types: `loadCabinet` creates one, and a framework may create others. */
  trusted: string;
  scripts?: string;
  /** Style attributes in the text of a page. */
  styles?: string;
  base?: string;
}

/** Examples that need more permissions than an embed. */
const ALLOWANCES: Record<string, Allowance> = {
  // The page of the Angular CLI has a `<base>`.
  angular: { trusted: 'cabinet-elements', base: "'self'" },
  astro: { trusted: 'cabinet-elements' },
  // Next.js puts the data of a page into inline scripts, and the `style` of an element into the server's page.
  next: { trusted: 'cabinet-elements', scripts: "'unsafe-inline'", styles: "'unsafe-inline'" },
  'react-18': { trusted: 'cabinet-elements' },
  'vue-3': { trusted: 'cabinet-elements vue' },
};
const NOTHING: Allowance = { trusted: "'none'" };

function policy(cabinet: string, example: string): string {
  // WordPress sends no policy, and jQuery 3 sets `innerHTML`, which Trusted Types refuse.
  if (example === 'wordpress') return '';
  const { trusted, scripts = '', styles = "'none'", base = "'none'" } = ALLOWANCES[example] ?? NOTHING;
  return [
    "default-src 'none'",
    `script-src 'self' ${cabinet} ${scripts}`,
    `style-src 'self' ${cabinet}`,
    `style-src-attr ${styles}`,
    `connect-src 'self' ${cabinet}`,
    `img-src 'self' ${cabinet} data:`,
    `font-src ${cabinet}`,
    `frame-src ${cabinet}`,
    `base-uri ${base}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trusted}`,
  ].join('; ');
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}
