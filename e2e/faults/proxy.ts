import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { exchangeOf } from './exchange.ts';
import { Faults } from './faults.ts';

/** A proxy that simulates a bad network before a system. */
export interface FaultProxy {
  /** The origin to open instead of the system. The system's `PUBLIC_ORIGINS` must name it for the sign-in. */
  url: string;
  faults: Faults;
  /** @param system origin of the system behind the proxy, from now on */
  lead(system: string): void;
  /** Resets every connection and accepts no new connection until `plugIn`. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a proxy that forwards everything until a test adds {@link Faults}.
 * @param port 0 selects a free port
 */
export async function openFaultProxy(port = 0): Promise<FaultProxy> {
  const faults = new Faults();
  let system = '';
  const server = createServer((incoming, outgoing) => {
    void meet(incoming, outgoing).catch(() => incoming.socket.resetAndDestroy());
  });
  async function meet(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    await faults.meet(await exchangeOf(incoming, outgoing, system));
  }
  // Like the services: longer than a browser's pause between two calls, so that the browser reuses a
  // connection.
  server.keepAliveTimeout = 72_000;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(server.listen(port, 'localhost'), 'listening');
  const place = server.address() as AddressInfo;
  return {
    url: `http://localhost:${place.port}`,
    faults,
    lead(to) {
      system = to;
    },
    async unplug() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
    async plugIn() {
      if (!server.listening) await once(server.listen(place.port, place.address), 'listening');
    },
    async close() {
      faults.mendAll();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
