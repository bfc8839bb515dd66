import type { CabinetConfig } from '@cabinet/contracts/config';
import type { FastifyInstance } from 'fastify';

const LIFE_MS = 180 * 24 * 60 * 60 * 1000;

/** Serves the contact for security reports (RFC 9116). The file expires after half a year. */
export function serveSecurityTxt(app: FastifyInstance, { support, languages }: CabinetConfig): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(Date.now() + LIFE_MS).toISOString().replace(/\.\d+Z$/, 'Z');
    const lines = [
      `Contact: mailto:${support.email}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(', ')}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
