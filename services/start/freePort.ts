import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Returns a port on which nobody listens.
 * @param port 0 selects a port. For the next minute the operating system gives it to no other program, so it
 *   stays free for the caller.
 * @throws the error of `listen`, such as EADDRINUSE
 */
export async function freePort(port = 0, host = 'localhost'): Promise<number> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  const { port: found } = probe.address() as AddressInfo;
  if (port === 0) await reserve(probe, found, host);
  probe.close();
  await once(probe, 'close');
  return found;
}

/**
 * Ends a connection on this side, which leaves its port in the state TIME-WAIT (RFC 9293 §3.3.2). The
 * operating system does not select such a port, but a program may listen on it.
 */
async function reserve(probe: Server, port: number, host: string): Promise<void> {
  const client = connect(port, host).resume();
  const [socket]: Socket[] = await once(probe, 'connection');
  socket?.end();
  await once(client, 'close');
}
