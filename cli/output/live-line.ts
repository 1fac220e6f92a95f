import { createLogUpdate } from 'log-update';
import { coloursFor } from './colours.ts';

const FRAMES = ['|', '/', '-', '\\'];
const FRAME_MS = 120;

/** One line at the bottom of the terminal that is drawn anew; other lines go above it and stay. */
export class LiveLine {
  private readonly log = createLogUpdate(process.stderr);
  private timer: NodeJS.Timeout | undefined;
  private text: () => string = () => '';
  private began = Date.now();
  private frame = 0;

  /** Shows a text from now on, with the time since `began` (milliseconds since the epoch). */
  show(text: () => string, began: number): void {
    this.text = text;
    this.began = began;
    this.timer ??= setInterval(() => this.draw(), FRAME_MS).unref();
    this.draw();
  }

  /** Writes a line that stays. */
  above(line: string): void {
    this.log.clear();
    process.stderr.write(`${line}\n`);
    if (this.timer) this.draw();
  }

  /** Takes the line away. */
  end(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.log.clear();
    this.log.done();
  }

  private draw(): void {
    this.frame = (this.frame + 1) % FRAMES.length;
    const seconds = Math.max(0, (Date.now() - this.began) / 1000).toFixed(0);
    const line = `${FRAMES[this.frame]} ${seconds}s  ${this.text()}`;
    // A line that is broken by the terminal could not be taken away whole.
    const width = Math.max(20, (process.stderr.columns ?? 80) - 1);
    this.log(coloursFor(process.stderr).cyan(line.length > width ? `${line.slice(0, width - 3)}...` : line));
  }
}
