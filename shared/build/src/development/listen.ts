import type WebpackDevServer from 'webpack-dev-server';
import { StartError } from '../../../../services/startError.ts';

/** @throws {StartError} the port is in use */
export async function listen(server: WebpackDevServer): Promise<void> {
  await server.start().catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new StartError(`Port ${server.options.port} is in use.`) : error;
  });
}
