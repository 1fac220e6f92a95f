import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a port of this machine that can be cut and mended, as a network can. */
export class GapProxy {
  private server: Server | undefined;
  private port = 0;
  private readonly open = new Set<Socket>();
  private readonly target: number;

  constructor(target: number) {
    this.target = target;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Lets everything through, on the same port each time. */
  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.target, '127.0.0.1');
      for (const socket of [near, far]) {
        this.open.add(socket);
        socket.on('error', () => {});
        socket.once('close', () => {
          this.open.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (typeof address === 'object' && address) this.port = address.port;
    this.server = server;
  }

  /** Ends what is open and refuses what comes. */
  async cut(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of this.open) socket.destroy();
    if (server) await closed;
  }
}
