import { listProgrammes } from '@cabinet/contracts/programmes';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../kit/serve.ts';
import programmes from '../seed/programmes.json' with { type: 'json' };

export function serveProgrammes(app: FastifyInstance): void {
  serve(app, listProgrammes, async () => ({ programmes }));
}
