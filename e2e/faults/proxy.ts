import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { exchangeOf } from './exchange.ts';
import { Faults } from './faults.ts';

/** A system as somebody sees it who is reached by a bad network. */
export interface FaultProxy {
  /** The origin to open in the system's stead; `PUBLIC_ORIGINS` of the system names it, so that one can sign in there. */
  url: string;
  faults: Faults;
  /** @param system origin of the system behind it, from now on */
  lead(system: string): void;
  /** Resets every connection and accepts none, until it is plugged in again. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a proxy that passes everything on until its {@link Faults} are told otherwise.
 * @param port 0 takes a free one
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
  // As the services do: what waits longer than a browser's pause between two calls is used again.
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
