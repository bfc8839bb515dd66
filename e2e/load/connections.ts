import { connect, type Socket } from 'node:net';

/** Connections that this process holds open. */
export interface Held {
  /** The number of open connections, the mean of the samples. */
  open: number;
  /** The number of opened connections. More than `count` means that the server closed some. */
  opened: number;
}

const SAMPLE_MS = 1_000;

/**
 * Opens connections and sends a text on each of them. If the server closes one, the next one takes its place,
 * as with an attacker.
 * @returns a function that closes the connections and returns the counts
 */
export function holdConnections(url: string, count: number, text: string): () => Held {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const samples: number[] = [];
  let opened = 0;
  let isOver = false;

  function open(): void {
    const socket = connect(Number(port), hostname, () => {
      opened++;
      socket.write(text);
    });
    sockets.add(socket);
    // Without a reader, the end of the connection does not arrive.
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (!isOver) open();
    });
  }
  for (let left = count; left > 0; left--) open();

  const sampling = setInterval(() => {
    samples.push([...sockets].filter(({ readyState }) => readyState === 'open').length);
  }, SAMPLE_MS);
  return () => {
    isOver = true;
    clearInterval(sampling);
    for (const socket of sockets) socket.destroy();
    return { open: samples.reduce((sum, value) => sum + value, 0) / Math.max(1, samples.length), opened };
  };
}
