import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from './freePort.ts';

/** How many ports other programs get. Without a reservation, several of them would be ours. */
const OTHERS = 10_000;

async function selectedPort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('the operating system gives a free port to nobody else, and the caller can listen on it', async () => {
  const ports = await Promise.all(Array.from({ length: 10 }, () => freePort()));
  const others = new Set<number>();
  for (let i = 0; i < OTHERS; i++) others.add(await selectedPort());
  expect(ports.filter((port) => others.has(port))).toEqual([]);

  const server = createServer().listen(ports[0], 'localhost');
  await once(server, 'listening');
  await expect(freePort(ports[0])).rejects.toMatchObject({ code: 'EADDRINUSE' });
  server.close();
});
