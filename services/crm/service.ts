import type { FastifyInstance } from 'fastify';
import { type AccessOptions, useAccess } from '../kit/access.ts';
import { serveClients } from './routes/clients.ts';
import { serveEmailChange } from './routes/emailChange.ts';

/** The CRM bus: a Fastify plugin. The database must be prepared with `prepareCrm`. */
export async function crmService(app: FastifyInstance, options: AccessOptions): Promise<void> {
  await useAccess(app, options);
  serveClients(app, options.db);
  serveEmailChange(app, options.db);
}
